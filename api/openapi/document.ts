// The OpenAPI document: the routes for programs, derived from the catalogue. Those of the pages are not for others.
//
// Source of the format: OpenAPI Specification 3.1.1; its schemas are JSON Schema 2020-12.

import { type Endpoint, operationsOf } from '../endpoints/endpoints.ts';
import { answerSchemas } from './answer-schemas.ts';
import { BATCHES_TAG, batchPaths, batchSchemas } from './batch-paths.ts';
import { cataloguePaths, catalogueSchemas } from './catalogue-paths.ts';
import { envelopeSchemas, resultSchemas } from './envelope-schemas.ts';
import { optionSchemas, positionSchemas } from './field-schemas.ts';
import { headers } from './headers.ts';
import { learnSchemas } from './learn-schemas.ts';
import { numberSchemas } from './number-schemas.ts';
import { mathematicsPaths } from './paths.ts';
import { PRACTICE_TAG, practicePaths, practiceSchemas } from './practice-paths.ts';
import { problemSchemas } from './problem-schemas.ts';
import { replySchemas } from './reply-schemas.ts';
import { answerResponses, refusalResponses } from './responses.ts';
import { type Schema, text } from './schema.ts';
import { SERVICE_TAG, servicePaths, serviceSchemas } from './service-paths.ts';
import { stepSchemas } from './step-schemas.ts';
import { TOOLS_TAG, toolPaths, toolSchemas } from './tool-paths.ts';
import { usagePaths, usageSchemas } from './usage-paths.ts';

/** What only the service knows of itself. */
export interface About {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Where the service is reached, without a slash at the end; left out where only the reader of the document knows. */
  readonly publicUrl?: string | undefined;
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: object;
  readonly externalDocs: object;
  readonly servers: readonly object[];
  readonly security: readonly object[];
  readonly tags: readonly object[];
  readonly paths: { readonly [path: string]: object };
  readonly components: {
    readonly schemas: { readonly [name: string]: Schema };
    readonly responses: { readonly [name: string]: object };
    readonly headers: { readonly [name: string]: object };
    readonly parameters: { readonly [name: string]: object };
    readonly securitySchemes: { readonly [name: string]: object };
  };
}

/** The document of these endpoints. Every example in it is answered as it stands. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { title, version, description, publicUrl = '' }: About,
): OpenApiDocument {
  const operations = [...new Set(endpoints.flatMap(({ choice }) => operationsOf(choice)))];
  return {
    openapi: '3.1.1',
    info: {
      title,
      version,
      summary: description,
      description: FAMILIES,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { url: `${publicUrl}/docs`, description: 'Documentation' },
    servers: [{ url: publicUrl === '' ? '/' : publicUrl }],
    security: [{ bearer: [] }],
    tags: tagsOf(endpoints),
    paths: {
      ...servicePaths,
      ...cataloguePaths(endpoints),
      ...mathematicsPaths(endpoints, publicUrl),
      ...batchPaths,
      ...practicePaths(endpoints),
      ...usagePaths,
      ...toolPaths,
    },
    components: {
      schemas: oneOfEach(
        numberSchemas,
        positionSchemas,
        optionSchemas,
        answerSchemas(operations),
        envelopeSchemas,
        resultSchemas(operations),
        replySchemas(endpoints),
        stepSchemas,
        learnSchemas,
        practiceSchemas,
        problemSchemas,
        serviceSchemas,
        catalogueSchemas,
        batchSchemas,
        usageSchemas,
        toolSchemas,
      ),
      responses: { ...answerResponses(endpoints), ...refusalResponses },
      headers,
      parameters: {
        CorrelationId: {
          name: 'X-Request-Id',
          in: 'header',
          required: false,
          description: 'A name of your own for the request: 1 to 128 visible ASCII characters. Envelopes repeat it.',
          schema: text(),
        },
        HeldTag: {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          description: 'The ETag of what is there already; where it has not changed, it is not sent again.',
          schema: text(),
          example: 'W/"0123456789abcdefghijkl"',
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The API key of an account. Keep it on your server.' },
      },
    },
  };
}

const FAMILIES = `Each computation is offered in two families of routes. Those under \`/v1\` answer with an envelope: the result with
its description, the worked steps, learning content, programs and exercises. Those under \`/api/v1\` are compact: the result
under a name of your choice, with steps and links where they are wanted. Answers are computed exactly and rounded once.

Every path refuses other methods with 405 and the header \`Allow\`. What is doubtful or too slow as HTTP is refused before any
path is looked at: 400, 408, 417 or 431. The body of all these is a \`Refusal\`.`;

function tagsOf(endpoints: readonly Endpoint[]): readonly object[] {
  const topics = [...new Set(endpoints.map(({ topic }) => topic))];
  return [
    ...topics.map(({ id, title, summary }) => ({ name: id, description: summary, 'x-displayName': title })),
    BATCHES_TAG,
    PRACTICE_TAG,
    TOOLS_TAG,
    SERVICE_TAG,
  ];
}

type Schemas = OpenApiDocument['components']['schemas'];

/** All schemas by name. @throws Error where two have one name */
function oneOfEach(...groups: readonly Schemas[]): Schemas {
  const all = new Map<string, Schema>();
  for (const [name, schema] of groups.flatMap((group) => Object.entries(group))) {
    if (all.has(name)) throw new Error(`two schemas are called ${name}`);
    all.set(name, schema);
  }
  return Object.fromEntries(all);
}
