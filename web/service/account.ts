// The requests about the account: signing up and in, the key, usage, deletion.

import * as v from 'valibot';
import { get, post } from './http.ts';

const Allowance = v.object({
  plan: v.string(),
  limit: v.number(),
  used: v.number(),
  remaining: v.number(),
  resets_at: v.string(),
});

const Session = v.object({
  account: v.nullable(v.object({ email: v.string() })),
  allowance: Allowance,
  /** Whether an account is made by a link in a mail. */
  sign_up_by_mail: v.boolean(),
  reset_by_mail: v.boolean(),
});
export type Session = v.InferOutput<typeof Session>;

const Key = v.object({ key: v.string() });
const KeyDescription = v.object({
  masked: v.string(),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
});
export type KeyDescription = v.InferOutput<typeof KeyDescription>;

const FurtherKey = v.object({
  id: v.string(),
  name: v.string(),
  scope: v.string(),
  kind: v.string(),
  created_at: v.string(),
  last_used_at: v.nullable(v.string()),
});
export type FurtherKey = v.InferOutput<typeof FurtherKey>;
const FurtherKeys = v.object({ keys: v.array(FurtherKey), most: v.number() });

const UsageReport = v.object({
  ...Allowance.entries,
  days: v.array(v.object({ date: v.string(), answered: v.number(), refused: v.number() })),
  /** By key; the newest first. */
  months: v.array(
    v.object({
      month: v.string(),
      used: v.number(),
      keys: v.array(v.object({ id: v.string(), name: v.string(), answered: v.number() })),
    }),
  ),
  endpoints: v.array(v.object({ endpoint: v.string(), status: v.number(), count: v.number() })),
  recent: v.array(v.object({ at: v.string(), endpoint: v.string(), status: v.number(), source: v.string() })),
});
export type UsageReport = v.InferOutput<typeof UsageReport>;

const Audit = v.object({
  events: v.array(v.object({ at: v.string(), event: v.string(), origin: v.string() })),
});
export type Audit = v.InferOutput<typeof Audit>;

const Email = v.object({ email: v.string() });
const NewAccount = v.object({ email: v.string(), key: v.string() });
const Sentence = v.object({ detail: v.string() });
const nothing = v.null();

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface Renewal {
  /** From the link. */
  readonly token: string;
  readonly password: string;
}

export const readSession = () => get('/account/session', Session);
export const signUp = (credentials: Credentials) => post('/account/sign-up', credentials, NewAccount);
export const requestSignUp = (address: { readonly email: string }) => post('/account/sign-up', address, Sentence);
export const confirmSignUp = (renewal: Renewal) => post('/account/confirm', renewal, NewAccount);
export const signIn = (credentials: Credentials) => post('/account/sign-in', credentials, Email);
export const signOut = () => post('/account/sign-out', {}, nothing);
export const signOutEverywhere = () => post('/account/sign-out-everywhere', {}, nothing);
export const changePassword = (passwords: { readonly current: string; readonly password: string }) =>
  post('/account/password', passwords, nothing);
export const deleteAccount = (proof: { readonly password: string }) => post('/account/delete', proof, nothing);
export const requestReset = (address: { readonly email: string }) => post('/account/reset-request', address, Sentence);
export const resetPassword = (renewal: Renewal) => post('/account/reset', renewal, nothing);
export const claimAccount = (renewal: Renewal) => post('/account/claim', renewal, Email);
export const readKey = () => get('/account/key', KeyDescription);
export const revealKey = () => post('/account/key/reveal', {}, Key);
export const regenerateKey = () => post('/account/key/regenerate', {}, Key);
export const readKeys = () => get('/account/keys', FurtherKeys);
export const makeKey = (properties: { readonly name: string; readonly scope: string; readonly kind: string }) =>
  post('/account/keys', properties, Key);
export const revokeKey = (key: { readonly id: string }) => post('/account/keys/revoke', key, nothing);
export const readUsage = () => get('/account/usage', UsageReport);
export const readAudit = () => get('/account/audit', Audit);
/** A file to download. */
export const exportPath = '/account/export';
