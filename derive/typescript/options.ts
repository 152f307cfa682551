// The options that all methods of a family take, as types.

import type { Argument, ClientModel, Family } from '../model.ts';
import { argumentText, argumentType, comment, memberName } from './spelling.ts';

/** The options on which the type of a reply depends, each with the parameter that holds its value. */
const PARAMETERS: { readonly [option: string]: string } = {
  include: 'I',
  response_profile: 'P',
  evaluate_expressions: 'E',
  api_level: 'L',
};

export function optionsModule({ options }: ClientModel): string {
  return `import type { Included } from '../envelope.ts';
import type { Level, Profile } from './sections.ts';

/** The options of every method that answers with an envelope. */
export interface EnvelopeOptions<
  I extends Included = Included,
  P extends Profile = Profile,
  E extends boolean = boolean,
> {
${optionLines(options.a, 'a')}}

/** The options of every compact method. */
export interface CompactOptions<L extends Level = Level> {
${optionLines(options.b, 'b')}}
`;
}

/** Options as members of an interface. */
export function optionLines(options: readonly Argument[], family: Family): string {
  return options
    .map((option) => {
      const type = PARAMETERS[option.name] ?? argumentType(option, family);
      return `${comment([argumentText(option)], '  ')}  readonly ${memberName(option.name)}?: ${type} | undefined;\n`;
    })
    .join('');
}
