// All entries of a large matrix, in rows and columns that are numbered and stay in view while the table scrolls.

interface EntryTableProperties {
  readonly entries: readonly (readonly string[])[];
  /** A second text for each entry, below the first where it differs. */
  readonly below?: readonly (readonly string[])[];
}

export function EntryTable({ entries, below = [] }: EntryTableProperties) {
  const [columns, name] = [entries[0] ?? [], `The answer, ${entries.length} by ${entries[0]?.length ?? 0}`];
  return (
    <div class="entry-region" role="region" aria-label={name} tabIndex={0}>
      <table class="entry-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">Row</span>
            </th>
            {columns.map((_, column) => (
              <th key={column} scope="col">
                <span class="visually-hidden">Column </span>
                {column + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((line, row) => (
            <tr key={row}>
              <th scope="row">
                <span class="visually-hidden">Row </span>
                {row + 1}
              </th>
              {line.map((entry, column) => {
                const second = below[row]?.[column] ?? entry;
                return (
                  <td key={column}>
                    {entry}
                    {second !== entry && <span class="entry-below">{second}</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
