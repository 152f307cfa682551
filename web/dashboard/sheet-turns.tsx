// What a class sheet is on: operations that take turns, each with an objective and a kind of exercise, as far as the teacher chooses them.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Catalogue, offeredGroups } from '../service/catalogue.ts';
import { type Objectives, readObjectives, type Turn } from '../service/sheets.ts';

const mostOperations = 10;

const kindNames: { readonly [kind: string]: string } = {
  mixed: 'Any kind',
  compute: 'Work it out',
  predict: 'Predict',
  decide: 'Decide',
  'find-value': 'Find a value',
  'find-mistake': 'Find the mistake',
  'give-example': 'Give an example',
  'word-problem': 'Word problem',
};

/** To carry an operation out, which every operation has exercises for. */
export function plainTurn(operation: string): Turn {
  return { operation, kind: 'compute', objective: null };
}

/** The kinds of exercise that test the objective of a turn. */
function kindsOf({ objectives, kinds }: Objectives, objective: string | null): readonly string[] {
  return objectives.find(({ id }) => id === objective)?.kinds ?? kinds;
}

interface TurnFieldProperties {
  readonly name: string;
  readonly number: number;
  /** The list to choose from. */
  readonly children: ComponentChildren;
}

function TurnField({ name, number, children }: TurnFieldProperties) {
  return (
    <label class="turn-field">
      <span>
        {name}
        <span class="visually-hidden"> {number}</span>
      </span>
      {children}
    </label>
  );
}

interface TurnProperties {
  readonly catalogue: Catalogue;
  readonly turn: Turn;
  /** Counted from 1. */
  readonly number: number;
  readonly onChange: (turn: Turn) => void;
  /** Null for the only one. */
  readonly onRemove: (() => void) | null;
}

function TurnFields({ catalogue, turn, number, onChange, onRemove }: TurnProperties) {
  const { operation, kind, objective } = turn;
  const [known, setKnown] = useState<Objectives | null>(null);
  useEffect(() => {
    let isWanted = true;
    setKnown(null);
    async function load(): Promise<void> {
      const reply = await readObjectives(operation);
      if (isWanted && reply.kind === 'answered') setKnown(reply.value);
    }
    void load();
    return () => {
      isWanted = false;
    };
  }, [operation]);

  function chooseObjective(chosen: string | null): void {
    const kinds = known === null ? [] : kindsOf(known, chosen);
    const isKept = kind === 'mixed' || kinds.includes(kind);
    onChange({ ...turn, objective: chosen, kind: isKept ? kind : 'mixed' });
  }

  return (
    <div class="sheet-turn" role="group" aria-label={`Exercises ${number}`}>
      <TurnField name="Operation" number={number}>
        <select value={operation} onChange={({ currentTarget }) => onChange(plainTurn(currentTarget.value))}>
          {offeredGroups(catalogue.topics).map((topic) => (
            <optgroup key={topic.id} label={topic.title}>
              {topic.operations.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </TurnField>
      {known !== null && (
        <>
          <TurnField name="Objective" number={number}>
            <select
              value={objective ?? ''}
              onChange={({ currentTarget }) => chooseObjective(currentTarget.value === '' ? null : currentTarget.value)}
            >
              <option value="">Any objective</option>
              {known.objectives.map(({ id, text }) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </select>
          </TurnField>
          <TurnField name="Kind" number={number}>
            <select value={kind} onChange={({ currentTarget }) => onChange({ ...turn, kind: currentTarget.value })}>
              {['mixed', ...kindsOf(known, objective)].map((name) => (
                <option key={name} value={name}>
                  {kindNames[name] ?? name}
                </option>
              ))}
            </select>
          </TurnField>
        </>
      )}
      {onRemove !== null && (
        <button type="button" class="button small" onClick={onRemove}>
          Remove<span class="visually-hidden"> operation {number}</span>
        </button>
      )}
    </div>
  );
}

interface TurnsProperties {
  readonly catalogue: Catalogue;
  readonly turns: readonly Turn[];
  readonly onChange: (turns: readonly Turn[]) => void;
}

export function SheetTurns({ catalogue, turns, onChange }: TurnsProperties) {
  return (
    <fieldset class="sheet-operations">
      <legend>Exercises on</legend>
      {turns.map((turn, place) => (
        <TurnFields
          // The same operation may stand at several places.
          key={`turn ${place}`}
          catalogue={catalogue}
          turn={turn}
          number={place + 1}
          onChange={(changed) => onChange(turns.with(place, changed))}
          onRemove={turns.length === 1 ? null : () => onChange(turns.toSpliced(place, 1))}
        />
      ))}
      {turns.length < mostOperations && (
        <button
          type="button"
          class="button small"
          onClick={() => onChange([...turns, plainTurn(turns.at(-1)?.operation ?? '')])}
        >
          Another operation
        </button>
      )}
      <p class="quiet">
        They take turns. Answers to exercises of the kind “Work it out” are checked in the browser; the others are
        answered on paper, and the sheet shows their solutions.
      </p>
    </fieldset>
  );
}
