// Two workings of one answer side by side, with what each method takes.

import './compare.css';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { refreshSession } from '../application/session.ts';
import { methodTitle } from '../answer/method-title.ts';
import { Steps } from '../answer/steps.tsx';
import { Notice } from '../design/notice.tsx';
import { TableRegion } from '../design/table-region.tsx';
import { askComparison, type MethodWorking } from '../service/comparison.ts';
import { countedNames, countShown, countTitle, firstTwo, shownFirst } from './counts.ts';

interface MethodColumnsProperties {
  readonly operation: string;
  /** JSON text, as it was sent. */
  readonly body: string;
  /** The method that the body asks for; `auto` where it asks for none. */
  readonly asked: string;
  /** Hidden, it keeps what it has asked for. */
  readonly isShown: boolean;
  readonly onClose: () => void;
}

type Compared =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'workings'; readonly workings: readonly MethodWorking[] };

const waiting: Compared = { kind: 'waiting' };

async function compare(operation: string, body: string): Promise<Compared> {
  const reply = await askComparison(operation, body);
  await refreshSession();
  if (reply.kind === 'answered') return { kind: 'workings', workings: reply.value.workings };
  return { kind: 'refused', sentence: reply.problems[0]?.msg ?? reply.sentence };
}

/** Asks when it is drawn first; gets the focus whenever it is shown. */
export function MethodColumns({ operation, body, asked, isShown, onClose }: MethodColumnsProperties) {
  const [compared, setCompared] = useState(waiting);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    let isCurrent = true;
    async function ask(): Promise<void> {
      const found = await compare(operation, body);
      if (isCurrent) setCompared(found);
    }
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [operation, body]);
  useEffect(() => {
    if (isShown) title.current?.focus();
  }, [isShown]);
  return (
    <section class="comparison" hidden={!isShown} aria-labelledby={id} aria-busy={compared.kind === 'waiting'}>
      <div class="working-title">
        <h2 id={id} tabIndex={-1} ref={title}>
          Methods compared
        </h2>
        <button type="button" class="button small" onClick={onClose}>
          Back to one working
        </button>
      </div>
      <p class="visually-hidden" role="status">
        {compared.kind === 'workings' && `${compared.workings.length} methods apply. Two workings are shown.`}
      </p>
      {compared.kind === 'waiting' && <p class="quiet">The workings are on their way …</p>}
      {compared.kind === 'refused' && <Notice tone="bad">{compared.sentence}</Notice>}
      {compared.kind === 'workings' && <TwoWorkings workings={compared.workings} asked={asked} />}
    </section>
  );
}

interface TwoWorkingsProperties {
  readonly workings: readonly MethodWorking[];
  readonly asked: string;
}

function TwoWorkings({ workings, asked }: TwoWorkingsProperties) {
  const [[first, second], setChosen] = useState(() => firstTwo(workings, asked));
  return (
    <>
      <CountsTable workings={workings} shown={[first, second]} />
      <div class="comparison-columns">
        <WorkingColumn
          place="First"
          workings={workings}
          method={first}
          onMethod={(method) => setChosen([method, method === second ? first : second])}
        />
        <WorkingColumn
          place="Second"
          workings={workings}
          method={second}
          onMethod={(method) => setChosen([method === first ? second : first, method])}
        />
      </div>
    </>
  );
}

interface CountsTableProperties {
  readonly workings: readonly MethodWorking[];
  readonly shown: readonly string[];
}

function CountsTable({ workings, shown }: CountsTableProperties) {
  const names = countedNames(workings);
  if (names.length === 0) return null;
  return (
    <TableRegion name="What each method takes" heads={['Method', ...names.map(countTitle)]}>
      {shownFirst(workings, shown).map((working) => (
        <tr key={working.method} class={shown.includes(working.method) ? 'chosen' : ''}>
          <th scope="row">{methodTitle(working.method)}</th>
          {names.map((name) => (
            <td key={name}>{countShown(working, name)}</td>
          ))}
        </tr>
      ))}
    </TableRegion>
  );
}

interface WorkingColumnProperties {
  readonly place: 'First' | 'Second';
  readonly workings: readonly MethodWorking[];
  readonly method: string;
  readonly onMethod: (method: string) => void;
}

function WorkingColumn({ place, workings, method, onMethod }: WorkingColumnProperties) {
  const id = useId();
  const working = workings.find((each) => each.method === method);
  if (working === undefined) return null;
  return (
    <section class="comparison-column" aria-label={`${place} working: ${methodTitle(method)}`}>
      <div class="field">
        <label for={id}>{place} method</label>
        <select
          id={id}
          value={method}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onMethod(event.currentTarget.value)}
        >
          {workings.map((each) => (
            <option key={each.method} value={each.method}>
              {methodTitle(each.method)}
            </option>
          ))}
        </select>
        <p class="hint" id={`${id}-hint`}>
          {working.description}
        </p>
      </div>
      <Counts working={working} />
      <Steps key={method} steps={working.steps} />
    </section>
  );
}

/** The same numbers once more beside the working: on a telephone the table is far away. */
function Counts({ working }: { readonly working: MethodWorking }) {
  const names = countedNames([working]);
  if (names.length === 0) return null;
  return (
    <dl class="counts-list">
      {names.map((name) => (
        <div key={name}>
          <dt>{countTitle(name)}</dt>
          <dd>{countShown(working, name)}</dd>
        </div>
      ))}
    </dl>
  );
}
