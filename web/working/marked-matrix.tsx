// A matrix as it was read, in which a row and an entry may be marked: by a sign, by bold type and in words, never by colour alone.

import './working.css';
import { ScrollRegion } from '../formula/scroll-region.tsx';
import { markAt, type Marks, NO_MARKS } from './marks.ts';
import { shownTerm } from './shown-text.ts';

interface MarkedMatrixProperties {
  /** Names the matrix for those who do not see it: "Line 2". */
  readonly name: string;
  /** Rows of equal length, as plain text: `-3/5`. */
  readonly cells: readonly (readonly string[])[];
  /** The columns left of the bar; null without one. */
  readonly bar?: number | null;
  readonly marks?: Marks;
}

export function MarkedMatrix({ name, cells, bar = null, marks = NO_MARKS }: MarkedMatrixProperties) {
  return (
    <ScrollRegion element="div" name={name} attributes={{ class: 'marked-matrix' }}>
      <table>
        <caption class="visually-hidden">{name}</caption>
        <tbody>
          {cells.map((entries, row) => (
            <tr key={row}>
              <th scope="row">
                {marks.row === row + 1 && (
                  <span class="row-sign">
                    <span aria-hidden="true">▸ </span>
                    <span class="visually-hidden">Look at </span>
                  </span>
                )}
                R{row + 1}
              </th>
              {entries.map((entry, column) => {
                const mark = markAt(marks, { row, column });
                return (
                  <td
                    key={column}
                    class={[mark === null ? '' : `marked-${mark}`, bar === column ? 'after-bar' : '']
                      .filter((each) => each !== '')
                      .join(' ')}
                  >
                    {mark === 'entry' ? (
                      <strong>
                        {shownTerm(entry)}
                        <span class="visually-hidden"> (look at this entry)</span>
                      </strong>
                    ) : (
                      shownTerm(entry)
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
