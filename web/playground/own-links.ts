// The short links that this browser has made, with what is needed to delete them.

import { signal } from '@preact/signals';
import * as v from 'valibot';
import { readStored, writeStored } from '../design/stored.ts';

const name = 'matrixsteps links';
const most = 200;

const OwnLink = v.object({
  id: v.string(),
  token: v.string(),
  /** The question as a fragment of the address; empty where it is long. */
  fragment: v.string(),
});
export type OwnLink = v.InferOutput<typeof OwnLink>;

/** Longer questions are not remembered with their links, which would fill the storage. */
const longestRemembered = 2000;

export const ownLinks = signal<readonly OwnLink[]>(readStored('localStorage', name, v.array(OwnLink)) ?? []);

function keep(links: readonly OwnLink[]): void {
  ownLinks.value = links.slice(0, most);
  writeStored('localStorage', name, ownLinks.value);
}

export function rememberLink({ id, token }: Pick<OwnLink, 'id' | 'token'>, fragment: string): OwnLink {
  const link = { id, token, fragment: fragment.length > longestRemembered ? '' : fragment };
  keep([link, ...ownLinks.value]);
  return link;
}

export function forgetLink({ token }: OwnLink): void {
  keep(ownLinks.value.filter((link) => link.token !== token));
}

/** The link that this browser has made to a question; null where there is none. */
export function ownLinkTo(fragment: string): OwnLink | null {
  return ownLinks.value.find((link) => link.fragment !== '' && link.fragment === fragment) ?? null;
}
