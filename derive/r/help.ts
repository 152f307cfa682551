// Help pages: one for each group, and one for the options of each family.

import { ANSWER_FORMS } from '@matrixsteps/api/answers/answer-forms.ts';
import type { AnswerShape, Argument, ClientModel, Family, Group, Method } from '../model.ts';
import { rDefault } from './code.ts';
import { exampleCode } from './example.ts';
import { FAMILIES, familiesOf, snakeCase } from './functions.ts';

/** What stands for itself in a help page. */
function escaped(text: string): string {
  return text.replaceAll(/[\\%{}]/g, (sign) => `\\${sign}`);
}

function code(text: string): string {
  return `\\code{${escaped(text)}}`;
}

function answerWords({ kind }: AnswerShape): string {
  return kind === 'selected' ? 'what the choice says; with "all" a list' : ANSWER_FORMS[kind].clients.r.words;
}

export function groupPage(group: Group): string {
  const name = snakeCase(group.words);
  const methods = familiesOf(group).flatMap((family) => group.methods[family]);
  const aliases = methods.map((method) => `\\alias{${place(group, method)}}\n`);
  const sections = familiesOf(group).map((family) => {
    const title = family === 'a' ? `Functions of client$${name}` : `Functions of client$compact$${name}`;
    return `\\section{${title}}{\n${group.methods[family].map(methodText).join('')}}\n`;
  });
  const examples = methods.flatMap((method) => exampleCode(group, method)).map((line) => `  ${exampleLine(line)}\n`);
  return `\\name{${name}}
\\alias{${name}}
${aliases.join('')}\\title{${escaped(group.title)}}
\\description{
${escaped(group.summary)} The functions are members of a client: see \\code{\\link{mm_client}}.
}
\\details{
Every function also takes the options of its family, see \\link{envelope_options} and \\link{compact_options}, and
\\code{request}, a list of \\code{timeout}, \\code{retries} and \\code{correlation_id} for this call. What matrices may be
says \\link{matrixsteps_matrices}.
}
\\value{
A reply, see \\link{matrixsteps_reply}: an envelope, whose \\code{result$answer} is what is said below, or a compact reply, whose
\\code{result} is.
}
${sections.join('')}\\examples{
if (nzchar(Sys.getenv("MATRIXSTEPS_API_KEY"))) {
  client <- mm_client()
${examples.join('')}}
}
`;
}

function place(group: Group, { family, words }: Method): string {
  return `${family === 'a' ? '' : 'compact$'}${snakeCase(group.words)}$${snakeCase(words)}`;
}

/** Inside of examples braces stand for themselves where they are balanced. */
function exampleLine(line: string): string {
  return line.replaceAll(/[\\%]/g, (sign) => `\\${sign}`);
}

function methodText({ words, inputs, options, summary, description, answer }: Method): string {
  const given = [...inputs.map(({ name }) => name), ...options.map((option) => optionCode(option)), '...'].join(', ');
  const items = [...inputs, ...options].map((field) => `\\item{${code(field.name)}}{${argumentText(field)}}\n`);
  return `\\subsection{${escaped(`${snakeCase(words)}(${given})`)}}{
${escaped([summary, ...(description === null ? [] : [description])].join(' '))}
\\describe{
${items.join('')}\\item{Answer}{${escaped(answerWords(answer))}.}
}
}
`;
}

function optionCode(option: Argument): string {
  return `${option.name} = ${rDefault(option.default)}`;
}

/** What an argument means, with its choices, limits and default. */
function argumentText({ description, choices, minimum, maximum, required, default: fallback }: Argument): string {
  const listed = choices.map(([value, meaning]) => `${code(JSON.stringify(value))} (${escaped(meaning)})`).join(', ');
  const limits =
    minimum === null || maximum === null || Math.abs(minimum) >= 1e9 ? '' : ` From ${minimum} to ${maximum}.`;
  const usual = required || fallback === undefined ? '' : ` Default: ${code(rDefault(fallback))}.`;
  return `${escaped(description)}${listed === '' ? '' : ` One of ${listed}.`}${limits}${usual}`;
}

/** The page of the options that every function of a family takes. */
export function optionsPage({ options }: ClientModel, family: Family): string {
  const name = `${FAMILIES[family]}_options`;
  const items = options[family].map((option) => `\\item{${code(option.name)}}{${argumentText(option)}}\n`);
  const replies = family === 'a' ? 'an envelope' : 'a compact reply';
  return `\\name{${name}}
\\alias{${name}}
\\title{Options of every function that answers with ${replies}}
\\description{
Options are given by name. What is left out is not sent: the service then takes the default.
}
\\details{
\\describe{
${items.join('')}\\item{\\code{request}}{Settings of this call: a list of \\code{timeout} (seconds), \\code{retries} and
\\code{correlation_id}, a name of your own for the request, which the envelope repeats.}
}
}
\\seealso{\\code{\\link{mm_client}}, \\link{matrixsteps_reply}}
`;
}
