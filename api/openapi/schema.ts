// Schemas: JSON Schema 2020-12 as OpenAPI 3.1 has it, and short ways to write the usual ones.

export type Schema = { readonly [keyword: string]: unknown };

/** The schema of another place: a component by its name. */
export function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The schema with a description of its own; beside a reference it takes the place of the component's. */
export function described(schema: Schema, description: string): Schema {
  return { ...schema, description };
}

export function text(description?: string): Schema {
  return withDescription({ type: 'string' }, description);
}

export function whole(description?: string): Schema {
  return withDescription({ type: 'integer' }, description);
}

export function truth(description?: string): Schema {
  return withDescription({ type: 'boolean' }, description);
}

export function number(description?: string): Schema {
  return withDescription({ type: 'number' }, description);
}

export function moment(description: string): Schema {
  return { type: 'string', format: 'date-time', description };
}

export function oneOf(values: readonly string[], description?: string): Schema {
  return withDescription({ type: 'string', enum: values }, description);
}

export function list(items: Schema, description?: string): Schema {
  return withDescription({ type: 'array', items }, description);
}

/** A complex number by its real and its imaginary part. */
export const COMPLEX: Schema = {
  type: 'object',
  properties: { re: { type: 'number' }, im: { type: 'number' } },
  required: ['re', 'im'],
};

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of fixed length. `items` says again what all of them have in common, for programs that do not know `prefixItems`. */
export function tuple(type: 'integer' | 'string', descriptions: readonly (string | undefined)[]): Schema {
  const length = descriptions.length;
  const prefixItems = descriptions.map((description) => withDescription({ type }, description));
  return { type: 'array', prefixItems, items: { type }, minItems: length, maxItems: length };
}

/** An object of members by any name. */
export function map(values: Schema, description?: string): Schema {
  return withDescription({ type: 'object', additionalProperties: values }, description);
}

/** An object whose members are all there, but for those named as optional. Others may be added in time, so none are forbidden. */
export function object<Name extends string>(
  properties: { readonly [N in Name]: Schema },
  { optional = [], description }: { readonly optional?: readonly NoInfer<Name>[]; readonly description?: string } = {},
): Schema {
  const left: readonly string[] = optional;
  const required = Object.keys(properties).filter((name) => !left.includes(name));
  return withDescription({ type: 'object', properties, ...(required.length === 0 ? {} : { required }) }, description);
}

export function anyOf(...schemas: readonly Schema[]): Schema {
  return { anyOf: schemas };
}

/** The schema, or null. */
export function nullable(schema: Schema): Schema {
  return typeof schema['type'] === 'string' && !('enum' in schema)
    ? { ...schema, type: [schema['type'], 'null'] }
    : anyOf(schema, { type: 'null' });
}

/** What a value that is of the first schema has to be of besides. */
export function where(condition: Schema, consequence: Schema): Schema {
  return { ...keyword('if', condition), ...keyword('then', consequence) };
}

/** A keyword that in an object literal would look like the method of a promise. */
function keyword(name: 'if' | 'then', schema: Schema): Schema {
  return { [name]: schema };
}

function withDescription(schema: Schema, description: string | undefined): Schema {
  return description === undefined ? schema : { ...schema, description };
}
