// The entry of `npm run --silent key -- EMAIL`: prints the API key of an account, which is made where there is none.
// Above: nothing. Below: settings.ts, accounts/accounts.ts.

import { parseArgs } from 'node:util';
import { normalizeEmail, openAccounts } from './accounts/accounts.ts';
import { explainProblem, readSettings, SettingProblem } from './settings.ts';

const help = `Prints the API key of an account. The account is made where there is none; the service may run or not.

Usage: npm run --silent key -- EMAIL [--limit N|free] [--regenerate]

  --limit N      N answers a month for this account; "free" returns it to the free plan
  --regenerate   a new key; the old one is refused from now on
`;

interface Order {
  readonly email: string;
  /** Undefined leaves it as it is. */
  readonly limit: number | null | undefined;
  readonly regenerate: boolean;
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
  return { email, limit: readLimit(values.limit), regenerate: values.regenerate };
}

/** A new account's key is new: it is not made twice. */
async function fulfil({ email, limit, regenerate }: Order): Promise<string> {
  const { store, accounts } = await openAccounts(readSettings(process.env));
  try {
    const isOld = (await store.findByEmail(email)) !== null;
    const { account, key } = await accounts.open(email, limit);
    return regenerate && isOld ? await accounts.regenerate(account) : key;
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
