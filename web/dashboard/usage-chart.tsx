// The requests of the last days as bars, and the same numbers as a table.

import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { writeNumber } from '../design/numbers.ts';
import { TableRegion } from '../design/table-region.tsx';
import { type ChartLayout, type DayOfUse, layOutChart, summarizeDays } from './chart.ts';
import { writeShortDay } from './dates.ts';

/** The width of an element, so that a chart fits it and its text keeps its size. */
function useWidth(initial: number) {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

interface DrawingProperties {
  readonly layout: ChartLayout;
  readonly days: readonly DayOfUse[];
}

function Drawing({ layout, days }: DrawingProperties) {
  const id = useId();
  const { width, height, bars, axis, ticks, labels } = layout;
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-words`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      class="usage-chart"
    >
      <title id={`${id}-title`}>Requests per day in the last {days.length} days</title>
      <desc id={`${id}-words`}>{summarizeDays(days)}</desc>
      <defs>
        <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="refused-ground" width="6" height="6" />
          <line class="refused-line" x1="0" y1="0" x2="0" y2="6" />
        </pattern>
      </defs>
      {ticks.map(({ count, y }) => (
        <g key={count}>
          <line class="grid-line" x1={axis.left} x2={axis.right} y1={y} y2={y} />
          <text x={axis.left - 8} y={y} text-anchor="end" dominant-baseline="middle">
            {writeNumber(count)}
          </text>
        </g>
      ))}
      {bars.map((bar, place) => (
        <g key={bar.date}>
          <title>
            {`${writeShortDay(bar.date)}: ${days[place]?.answered ?? 0} answered, ${days[place]?.refused ?? 0} refused`}
          </title>
          <rect class="day" x={bar.x} width={bar.width} y={0} height={axis.y} />
          <rect class="answered" x={bar.x} width={bar.width} y={bar.answered.y} height={bar.answered.height} />
          {bar.refused.height > 0 && (
            <rect
              class="refused"
              fill={`url(#${id}-hatch)`}
              x={bar.x}
              width={bar.width}
              y={bar.refused.y}
              height={bar.refused.height}
            />
          )}
        </g>
      ))}
      <line class="axis-line" x1={axis.left} x2={axis.right} y1={axis.y} y2={axis.y} />
      {labels.map(({ text, x, anchor }) => (
        <text key={text} x={x} y={axis.y + 18} text-anchor={anchor}>
          {text}
        </text>
      ))}
      <text x={(axis.left + axis.right) / 2} y={height - 6} text-anchor="middle">
        Day (UTC)
      </text>
      <text transform={`translate(12 ${axis.y / 2 + 6}) rotate(-90)`} text-anchor="middle">
        Requests
      </text>
    </svg>
  );
}

function Legend() {
  return (
    <p class="usage-legend">
      <span>
        <span class="swatch answered" aria-hidden="true" /> answered
      </span>
      <span>
        <span class="swatch refused" aria-hidden="true" /> refused (hatched, on top)
      </span>
    </p>
  );
}

function Numbers({ days }: { readonly days: readonly DayOfUse[] }) {
  return (
    <details>
      <summary>The same numbers as a table</summary>
      <TableRegion name="Requests per day" heads={['Day (UTC)', 'Answered', 'Refused']} isLong>
        {days.toReversed().map(({ date, answered, refused }) => (
          <tr key={date}>
            <th scope="row">
              <time dateTime={date}>{writeShortDay(date)}</time>
            </th>
            <td class="number">{writeNumber(answered)}</td>
            <td class="number">{writeNumber(refused)}</td>
          </tr>
        ))}
      </TableRegion>
    </details>
  );
}

export function UsageChart({ days }: { readonly days: readonly DayOfUse[] }) {
  const { element, width } = useWidth(640);
  return (
    <>
      <h3>The last {days.length} days</h3>
      <Legend />
      <div ref={element} class="usage-chart-room">
        <Drawing layout={layOutChart(days, width)} days={days} />
      </div>
      <Numbers days={days} />
    </>
  );
}
