// A piece of mathematics that scrolls by itself where it is wider than its place.

import { type ComponentChildren, h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface ScrollRegionProperties {
  readonly element: string;
  /** Names the region while it scrolls. */
  readonly name: string;
  readonly attributes?: { readonly [name: string]: string };
  readonly children: ComponentChildren;
}

/** On which sides something is out of sight. */
type Hidden = 'nothing' | 'end' | 'start' | 'both';

/** Widths are rounded to whole pixels. */
const slack = 1;

function hiddenOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): Hidden {
  const most = scrollWidth - clientWidth;
  if (most <= slack) return 'nothing';
  if (scrollLeft <= slack) return 'end';
  return scrollLeft >= most - slack ? 'start' : 'both';
}

/** Only a region that really scrolls can be focused and has a name; on a wide screen few do. */
export function ScrollRegion({ element, name, attributes = {}, children }: ScrollRegionProperties) {
  const region = useRef<HTMLElement>(null);
  const [hidden, setHidden] = useState<Hidden>('nothing');
  useEffect(() => {
    const { current } = region;
    if (current === null) return undefined;
    const measure = (): void => setHidden(hiddenOf(current));
    // What is inside is watched too: it grows when the font of the formulas arrives.
    const observer = new ResizeObserver(measure);
    for (const watched of [current, ...current.children]) observer.observe(watched);
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, [children]);
  const { role: _role, tabindex: _tabindex, 'aria-label': _label, ...rest } = attributes;
  const reached = hidden === 'nothing' ? {} : { tabindex: '0', role: 'group', 'aria-label': name };
  return h(element, { ...rest, ...reached, 'data-hidden': hidden, ref: region }, children);
}
