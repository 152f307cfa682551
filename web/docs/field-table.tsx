// The inputs of an operation as a table.

import type { Field } from '../service/catalogue.ts';
import { fallbackWords, kindWords, limitWords } from './field-words.ts';
import { Table } from './table.tsx';

interface MeaningProperties {
  readonly field: Field;
  readonly isExplained: boolean;
}

function Meaning({ field: { name, description, permitted }, isExplained }: MeaningProperties) {
  if (isExplained) {
    return (
      <>
        {description} The values are listed under <a href={`#${name}s`}>{`${name}s`}</a>.
      </>
    );
  }
  return (
    <>
      {description}
      {permitted.length > 0 && (
        <dl class="permitted">
          {permitted.map(([value, meaning]) => (
            <div key={value}>
              <dt>
                <code>{JSON.stringify(value)}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Absent({ field }: { readonly field: Field }) {
  const words = fallbackWords(field);
  if (field.required) return <strong>{words}</strong>;
  return field.fallback === null ? <>{words}</> : <code>{words}</code>;
}

function Takes({ field }: { readonly field: Field }) {
  const limit = limitWords(field);
  return <>{limit === '' ? kindWords(field) : `${kindWords(field)}, ${limit}`}</>;
}

interface FieldTableProperties {
  readonly name: string;
  readonly fields: readonly Field[];
  /** Names of fields whose values have a section of their own. */
  readonly explainedElsewhere?: readonly string[];
}

export function FieldTable({ name, fields, explainedElsewhere = [] }: FieldTableProperties) {
  return (
    <Table
      name={name}
      heads={['Field', 'Takes', 'If absent', 'Meaning']}
      rows={fields.map((field) => [
        <code key="name">{field.name}</code>,
        <Takes key="takes" field={field} />,
        <Absent key="absent" field={field} />,
        <Meaning key="meaning" field={field} isExplained={explainedElsewhere.includes(field.name)} />,
      ])}
    />
  );
}
