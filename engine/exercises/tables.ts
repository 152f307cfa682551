// Tables: stories in which a table of numbers changes from one day to another. Sums, differences and multiples of matrices are told with them.

export interface TableStory {
  /** What the rows and columns are. */
  readonly layout: string;
  /** What the earlier and the later table hold, after "it". */
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** A still later time. */
  readonly later: string;
  readonly unit: string;
  /** Sensible numbers, and changes of them. */
  readonly numbers: readonly [from: number, to: number];
  readonly changes: readonly [from: number, to: number];
}

export const TABLES: readonly TableStory[] = [
  {
    layout: 'each row is a warehouse, each column an article',
    what: 'the stocks',
    before: 'on Monday',
    after: 'on Friday',
    later: 'on the Monday after',
    unit: 'pieces',
    numbers: [20, 60],
    changes: [-12, 20],
  },
  {
    layout: 'each row is a weather station, each column an hour',
    what: 'the temperatures',
    before: 'yesterday',
    after: 'today',
    later: 'tomorrow, as the forecast says,',
    unit: 'degrees Celsius',
    numbers: [-8, 15],
    changes: [-7, 9],
  },
  {
    layout: 'each row is a library, each column a kind of book',
    what: 'the loans',
    before: 'in April',
    after: 'in May',
    later: 'in June',
    unit: 'books',
    numbers: [40, 95],
    changes: [-25, 30],
  },
  {
    layout: 'each row is a gauge of a river, each column a day',
    what: 'the water levels',
    before: 'in the first week',
    after: 'in the second week',
    later: 'in the third week',
    unit: 'centimetres above the mark',
    numbers: [-15, 40],
    changes: [-18, 22],
  },
  {
    layout: 'each row is a branch of a firm, each column a month',
    what: 'the profits',
    before: 'last year',
    after: 'this year',
    later: 'next year, as planned,',
    unit: 'thousand euros, a loss being negative',
    numbers: [-9, 30],
    changes: [-12, 14],
  },
];
