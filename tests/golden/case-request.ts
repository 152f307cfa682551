// What is sent for a case.

import type { LiteralJson } from './literal-json.ts';

export interface CaseRequest {
  readonly family: 'a' | 'b';
  readonly path: string;
  readonly body: { readonly [name: string]: LiteralJson };
  /** Of a case about all statistics asked one by one: the member that this request answers. */
  readonly member: string | null;
}
