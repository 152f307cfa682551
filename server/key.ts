// The entry of `npm run --silent key -- EMAIL`: prints the API key of an account, which is made where there is none, or a
// link that opens the account in the browser.

import { parseArgs } from 'node:util';
import { type Accounts, normalizeEmail, openAccounts } from './accounts/accounts.ts';
import { explainProblem, readSettings, SettingProblem, type Settings } from './settings/settings.ts';
import { composeWebAddress } from './http/service-url.ts';

const help = `Prints the API key of an account. The account is made where there is none; the service may run or not.

Usage: npm run --silent key -- EMAIL [--limit N|free] [--regenerate | --claim]

  --limit N      N answers a month for this account; "free" returns it to the free plan
  --regenerate   a new key; the old one is refused from now on
  --claim        instead of the key, a link that sets the account's password in the browser: once, within 24 hours
`;

interface Order {
  readonly email: string;
  /** Undefined leaves it as it is. */
  readonly limit: number | null | undefined;
  readonly print: 'key' | 'new key' | 'claim link';
}

function readLimit(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === 'free') return null;
  if (!/^\d{1,15}$/.test(text)) throw new SettingProblem('--limit must be a whole number of answers, or "free".');
  return Number(text);
}

function parse(options: readonly string[]) {
  try {
    return parseArgs({
      args: [...options],
      allowPositionals: true,
      options: {
        limit: { type: 'string' },
        regenerate: { type: 'boolean', default: false },
        claim: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new SettingProblem(error instanceof Error ? error.message : String(error));
  }
}

function readOrder({ values, positionals }: ReturnType<typeof parse>): Order {
  const email = positionals.length === 1 ? normalizeEmail(positionals[0] ?? '') : null;
  if (email === null) throw new SettingProblem('Give one e-mail address: npm run --silent key -- you@example.com');
  const { claim, regenerate } = values;
  if (claim && regenerate) throw new SettingProblem('--claim prints no key: regenerate it by itself.');
  const withoutClaim = regenerate ? 'new key' : 'key';
  return { email, limit: readLimit(values.limit), print: claim ? 'claim link' : withoutClaim };
}

/** What a claim link starts with. */
function findWebAddress({ publicUrl, host, port }: Settings): string {
  if (publicUrl !== null) return publicUrl;
  if (port === 0) throw new SettingProblem('--claim needs PUBLIC_URL or the PORT of the service: the link names it.');
  return composeWebAddress(host, port);
}

/** The token stands in the fragment of the link, which browsers send to no server. */
async function composeClaimLink(accounts: Accounts, email: string, address: string): Promise<string> {
  const token = await accounts.offerClaim(email);
  if (token === null) throw new Error('the account was removed in the meantime');
  return `${address}/claim#token=${token}`;
}

/** A new account's key is new: it is not made twice. */
async function fulfil({ email, limit, print }: Order): Promise<string> {
  const settings = readSettings(process.env);
  const address = print === 'claim link' ? findWebAddress(settings) : '';
  const { store, accounts } = await openAccounts(settings);
  try {
    const isOld = (await store.findByEmail(email)) !== null;
    const { account, key } = await accounts.open(email, limit);
    if (print === 'claim link') return await composeClaimLink(accounts, email, address);
    return print === 'new key' && isOld ? await accounts.regenerate(account, 'command line') : key;
  } finally {
    await store.close();
  }
}

async function run(options: readonly string[]): Promise<void> {
  try {
    const parsed = parse(options);
    process.stdout.write(parsed.values.help ? help : `${await fulfil(readOrder(parsed))}\n`);
  } catch (error) {
    process.stderr.write(`${explainProblem(error)}\n`);
    process.exitCode = error instanceof SettingProblem ? 2 : 1;
  }
}

await run(process.argv.slice(2));
