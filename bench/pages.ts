// Pages: how long a first visit takes until somebody can type into the playground, and what it weighs. Each visit has a browser
// context of its own, so nothing is cached. Run by `npm run bench:pages`.

import { openSite, type Site, weigh } from '../tests/browser/pages/site.ts';

const VISITS = 12;

/** Milliseconds from the start of the navigation until the first cell takes a digit, and the bytes that it took. */
async function visit(site: Site, path: string): Promise<{ readonly milliseconds: number; readonly bytes: number }> {
  const { page, context } = await site.visit('/icon.svg');
  const weight = await weigh(context, page);
  await page.goto(site.service.url + path, { waitUntil: 'commit' });
  const cell = page.getByRole('main').getByRole('textbox').first();
  await cell.fill('7');
  const milliseconds = Number(await page.evaluate('performance.now()'));
  await page.waitForLoadState('networkidle');
  await context.close();
  return { milliseconds, bytes: weight() };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)];
}

async function run(): Promise<void> {
  const site = await openSite();
  if (typeof site === 'string') throw new Error(`there is no browser here: ${site}`);
  const visits = [];
  for (let count = 0; count < VISITS; count += 1) visits.push(await visit(site, '/playground'));
  const times = visits.map(({ milliseconds }) => milliseconds);
  process.stdout.write(
    `playground, first visit: typing after ${medianOf(times).toFixed(0)} ms (median), ` +
      `${Math.max(...times).toFixed(0)} ms (worst of ${VISITS}); ${visits[0].bytes} bytes in all\n`,
  );
  await site.close();
}

await run();
