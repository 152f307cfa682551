// An exact value of an example, "2/3" or rows of such texts, drawn as mathematics.

import type { ComponentChildren } from 'preact';
import { type ExactNumber, readExactNumber } from './exact-number.ts';
import { jsonText } from './json-text.ts';

function Signed({ isNegative, children }: { readonly isNegative: boolean; readonly children: ComponentChildren }) {
  if (!isNegative) return <>{children}</>;
  return (
    <mrow>
      <mo>−</mo>
      {children}
    </mrow>
  );
}

function Quotient({ numerator, denominator }: Pick<ExactNumber, 'numerator' | 'denominator'>) {
  if (denominator === null) return <mn>{numerator}</mn>;
  return (
    <mfrac>
      <mn>{numerator}</mn>
      <mn>{denominator}</mn>
    </mfrac>
  );
}

function ExactEntry({ text }: { readonly text: string }) {
  const found = readExactNumber(text);
  if (found === null) return <mtext>{text}</mtext>;
  const quotient = <Quotient {...found} />;
  return <Signed isNegative={found.isNegative}>{found.isRoot ? <msqrt>{quotient}</msqrt> : quotient}</Signed>;
}

export function MatrixFigure({ rows }: { readonly rows: readonly (readonly string[])[] }) {
  return (
    <mrow>
      <mo>[</mo>
      <mtable>
        {rows.map((row, place) => (
          <mtr key={place}>
            {row.map((entry, column) => (
              <mtd key={column}>
                <ExactEntry text={entry} />
              </mtd>
            ))}
          </mtr>
        ))}
      </mtable>
      <mo>]</mo>
    </mrow>
  );
}

function isEntry(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** The rows of a matrix; null for other values. */
export function rowsOf(value: unknown): readonly (readonly string[])[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const rows: readonly unknown[] = value;
  if (!rows.every((row) => Array.isArray(row) && row.length > 0 && row.every(isEntry))) return null;
  return rows.flatMap((row) => (Array.isArray(row) ? [row.map(String)] : []));
}

/** Matrices, rows and numbers as mathematics; whatever else there is as JSON. */
export function ExactValue({ value }: { readonly value: unknown }) {
  const rows = rowsOf(value) ?? rowsOf([value]);
  if (rows !== null) {
    return (
      <math>
        <MatrixFigure rows={rows} />
      </math>
    );
  }
  if (!isEntry(value)) return <code>{jsonText(value)}</code>;
  return (
    <math>
      <ExactEntry text={String(value)} />
    </math>
  );
}
