// A Dockerfile as what it says: its stages, and in each the instructions in order.

export interface Instruction {
  /** Such as `COPY`. */
  readonly name: string;
  readonly text: string;
}

export interface Stage {
  readonly base: string;
  readonly name: string | null;
  readonly instructions: readonly Instruction[];
}

export interface Dockerfile {
  /** The values of `ARG` before the first stage. */
  readonly choices: ReadonlyMap<string, string>;
  readonly stages: readonly Stage[];
}

/** `COPY`: from the context, or from the folders of an earlier stage. */
export interface Copy {
  readonly stage: string | null;
  readonly sources: readonly string[];
  readonly target: string;
}

function readInstructions(text: string): readonly Instruction[] {
  return text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [name] = line.split(' ', 1);
      return { name, text: line.slice(name.length).trim() };
    });
}

/** Throws where an instruction stands before the first stage and is no `ARG`. */
export function readDockerfile(text: string): Dockerfile {
  const choices = new Map<string, string>();
  const stages: { base: string; name: string | null; instructions: Instruction[] }[] = [];
  for (const instruction of readInstructions(text)) {
    const stage = stages.at(-1);
    if (instruction.name === 'FROM') {
      const [base, , name] = instruction.text.split(/\s+/);
      stages.push({
        base: base.replaceAll(/\$\{(\w+)\}/g, (_, key: string) => choices.get(key) ?? ''),
        name: name ?? null,
        instructions: [],
      });
    } else if (stage !== undefined) {
      stage.instructions.push(instruction);
    } else if (instruction.name === 'ARG') {
      const [key, value = ''] = instruction.text.split('=');
      choices.set(key, value);
    } else {
      throw new Error(`${instruction.name} before the first stage`);
    }
  }
  return { choices, stages };
}

export function copiesOf({ instructions }: Stage): readonly Copy[] {
  return instructions
    .filter(({ name }) => name === 'COPY')
    .map(({ text }) => {
      const words = text.split(/\s+/);
      const from = words.find((word) => word.startsWith('--from='));
      const paths = words.filter((word) => !word.startsWith('--'));
      return { stage: from?.slice('--from='.length) ?? null, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
    });
}

/** The only instruction of a name. Throws where there is none, or several. */
export function onlyText({ instructions }: Stage, name: string): string {
  const found = instructions.filter((instruction) => instruction.name === name);
  if (found.length !== 1) throw new Error(`${found.length} times ${name}`);
  return found[0].text;
}

/** What `ENV` sets. */
export function environmentOf({ instructions }: Stage): { readonly [name: string]: string } {
  const pairs = instructions.filter(({ name }) => name === 'ENV').flatMap(({ text }) => text.split(/\s+/));
  return Object.fromEntries(pairs.map((pair) => pair.split('=')));
}

/** The words of a command in the form of a list, which no shell reads. */
export function readCommand(text: string): readonly string[] {
  const words: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) throw new Error(`no list: ${text}`);
  return words;
}
