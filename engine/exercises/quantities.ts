// Quantities: stories in which numbers of pieces meet what one piece costs, weighs or takes. Dot products, products of matrices and systems of
// equations are told with them.

import type { Expression } from '../document/expression.ts';
import { type Prose, say } from '../document/prose.ts';

export interface Quantities {
  /** What one row of numbers of pieces belongs to: customer, lorry. */
  readonly one: string;
  /** All of them. */
  readonly many: string;
  /** What a table with a row for each says, after its name: "says how many ...". */
  readonly says: string;
  /** What the same list says where there is one alone. */
  readonly saysOfOne: string;
  /** What the rates are: "the prices of one piece in euros". */
  readonly rates: string;
  /** Where a second column of rates belongs: "at another shop". */
  readonly second: string;
  /** What is asked about each: "What does each customer pay". */
  readonly asked: string;
  readonly askedOfOne: string;
  /** What is asked where the totals are known. */
  readonly askedForRates: string;
  /** The unit of totals. */
  readonly unit: string;
  /** Sensible numbers of pieces, and rates. */
  readonly pieces: readonly [from: number, to: number];
  readonly rate: readonly [from: number, to: number];
}

export const QUANTITIES: readonly Quantities[] = [
  {
    one: 'customer',
    many: 'customers',
    says: 'how many pieces of each article every customer buys',
    saysOfOne: 'how many pieces of each article a customer buys',
    rates: 'the prices of one piece in euros',
    second: 'at another shop',
    asked: 'What does each customer pay?',
    askedOfOne: 'What does the customer pay?',
    askedForRates: 'What does one piece of each article cost',
    unit: 'euros',
    pieces: [1, 6],
    rate: [2, 9],
  },
  {
    one: 'order',
    many: 'orders',
    says: 'how many pieces of each kind of furniture every order asks a workshop for',
    saysOfOne: 'how many pieces of each kind of furniture an order asks a workshop for',
    rates: 'the hours of work in one piece',
    second: 'with the machines of another workshop',
    asked: 'How many hours of work are in each order?',
    askedOfOne: 'How many hours of work are in the order?',
    askedForRates: 'How many hours of work are in one piece of each kind',
    unit: 'hours',
    pieces: [1, 5],
    rate: [3, 14],
  },
  {
    one: 'meal',
    many: 'meals',
    says: 'how many portions of each food every meal has',
    saysOfOne: 'how many portions of each food a meal has',
    rates: 'the grams of protein in one portion',
    second: 'in the recipes of another cook',
    asked: 'How many grams of protein are in each meal?',
    askedOfOne: 'How many grams of protein are in the meal?',
    askedForRates: 'How many grams of protein are in one portion of each food',
    unit: 'grams',
    pieces: [1, 4],
    rate: [2, 15],
  },
  {
    one: 'lorry',
    many: 'lorries',
    says: 'how many crates of each size every lorry carries',
    saysOfOne: 'how many crates of each size a lorry carries',
    rates: 'the masses of one crate in kilograms',
    second: 'for crates with another filling',
    asked: 'How many kilograms does each lorry carry?',
    askedOfOne: 'How many kilograms does the lorry carry?',
    askedForRates: 'What is the mass in kilograms of one crate of each size',
    unit: 'kilograms',
    pieces: [2, 9],
    rate: [12, 40],
  },
  {
    one: 'household',
    many: 'households',
    says: 'how many hours each appliance runs in every household',
    saysOfOne: 'how many hours each appliance runs in a household',
    rates: 'the powers of the appliances in kilowatts',
    second: 'for appliances of another make',
    asked: 'How many kilowatt hours does each household use?',
    askedOfOne: 'How many kilowatt hours does the household use?',
    askedForRates: 'What is the power of each appliance in kilowatts',
    unit: 'kilowatt hours',
    pieces: [1, 9],
    rate: [1, 5],
  },
];

/** "A says row by row how many ..., and B holds the prices ...". */
export function quantitiesTold({ says, rates }: Quantities, amounts: Expression, ratesShown: Expression): Prose {
  return say`Row by row, ${amounts} says ${says}; ${ratesShown} holds ${rates}.`;
}

/** The same of one list of numbers of pieces. */
export function oneQuantityTold({ saysOfOne, rates }: Quantities, amounts: Expression, ratesShown: Expression): Prose {
  return say`${amounts} says ${saysOfOne}, and ${ratesShown} holds ${rates}, in the same order.`;
}
