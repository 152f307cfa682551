import { openSite, signUp } from './tests/browser/pages/site.ts';
import { readPdf } from './tests/browser/pages/pdf-text.ts';
import { writeFileSync } from 'node:fs';
const site = await openSite({ VISITOR_DAILY_LIMIT: '0' });
if (typeof site === 'string') throw new Error(site);
const { service, visit } = site;
const t = await visit('/sign-up', { width: 1280 });
await signUp(t.page, 'a@example.com');
const cat = await t.page.evaluate(`fetch('/catalogue').then((r) => r.json())`);
const ids = cat.topics.flatMap((x) => x.operations.map((o) => o.id));
for (let i = 0; i < ids.length; i += 10) {
  const ops = ids.slice(i, i + 10);
  const made = await t.page.evaluate(([f]) => fetch('/account/sheets', { method: 'POST', headers: { 'content-type': 'application/json' }, body: f }).then((r) => r.json()), [JSON.stringify({ title: 'W', operations: ops.join(), kinds: ops.map(() => 'compute').join(), objectives: ops.map(() => '').join(), difficulty: 'hard', count: '20', hints: 'no', answers_from: '', answers_daily: '1000' })]);
  if (!made.id) { console.log(JSON.stringify(made)); continue; }
  await t.page.goto(`${service.url}/c/${made.id}/paper`, { waitUntil: 'networkidle' });
  for (const name of ['Answer key', 'Worked solutions']) {
    await t.page.getByRole('button', { name, exact: true }).click();
    await t.page.getByText(`${name}: ready`).waitFor();
    await t.page.waitForTimeout(400);
    const fits = await t.page.evaluate(`[...document.querySelectorAll('[style]')].map((e) => e.style.getPropertyValue('--fit')).filter(Boolean)`);
    const bytes = await t.page.pdf({ format: 'A4' });
    const pages = await readPdf(bytes);
    const bad = pages.flatMap((p, n) => p.right > 0.95 || p.left < 0.05 ? [`${n + 1}:${p.right.toFixed(2)}`] : []);
    const over = await t.page.evaluate(`document.documentElement.scrollWidth > document.documentElement.clientWidth`);
    console.log(i, name, pages.length, 'fits', fits.length, fits.toSorted().slice(0, 3).join(' '), 'bad', bad.join(' '), over);
    if (bad.length) writeFileSync(`/tmp/me/sheets/shots/wide-${i}.pdf`, bytes);
  }
}
await site.close();
