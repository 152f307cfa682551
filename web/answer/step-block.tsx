// One block of a working: a heading, a formula or a sentence, with its reason beside it.

import { useEffect, useRef } from 'preact/hooks';
import { Rendered } from '../formula/rendered.tsx';
import type { Step } from '../service/answers.ts';
import type { Moment } from './stages.ts';

/** A working stands under an h2: the h1 of its markup becomes an h3. */
export const headingOffset = 2;

interface BlockProperties {
  readonly step: Pick<Step, 'html' | 'kind' | 'speech'>;
  /** As that of `Rendered`. */
  readonly offset?: number;
}

/** The block alone. Headings and formulas have a name that holds their numbers: browsers leave formulas out of the names of headings. */
export function StepBlock({ step: { html, kind, speech }, offset = headingOffset }: BlockProperties) {
  const formulas = html.split('<math').length - 1;
  const isNamed = kind === 'heading' ? formulas > 0 : kind === 'formula' && formulas === 1;
  return (
    <Rendered markup={html} headingOffset={offset} regionName="Wide formula" {...(isNamed ? { spoken: speech } : {})} />
  );
}

export function Reason({ markup }: { readonly markup: string }) {
  return (
    <p class="reason">
      <span class="reason-label">Why: </span>
      <Rendered markup={markup} />
    </p>
  );
}

/** Scrolls smoothly, and not at all where the element is visible. */
export function bringIntoView(element: HTMLElement | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
}

interface MomentProperties {
  readonly moment: Moment;
  /** The step that is being read aloud. */
  readonly current: string | null;
  /** The one that has just appeared: it is brought into view. */
  readonly isNew: boolean;
}

/** What appears at once: the smaller headings, the block, the reason. */
export function MomentItem({ moment, current, isNew }: MomentProperties) {
  const item = useRef<HTMLLIElement>(null);
  const { headings, block } = moment;
  const steps = block === null ? headings : [...headings, block];
  const isRead = steps.some(({ id }) => id === current);
  useEffect(() => {
    if (isRead || isNew) bringIntoView(item.current);
  }, [isRead, isNew]);
  return (
    <li ref={item} class={isRead ? 'moment is-read' : 'moment'} aria-current={isRead ? 'step' : undefined}>
      {headings.map((step) => (
        <StepBlock key={step.id} step={step} />
      ))}
      {block !== null && (
        <div class={block.explain === null ? 'line' : 'line with-reason'}>
          <div class="line-block">
            <StepBlock step={block} />
          </div>
          {block.explain !== null && <Reason markup={block.explain} />}
        </div>
      )}
    </li>
  );
}
