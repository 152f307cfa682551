import { openSite, signUp, axeFindings, overflow } from './tests/browser/pages/site.ts';
import { writeFileSync } from 'node:fs';
const site = await openSite({ VISITOR_DAILY_LIMIT: '0' });
if (typeof site === 'string') throw new Error(site);
const { service, visit } = site;
const out = '/tmp/me/sheets/shots';
const t = await visit('/sign-up', { width: 1280 });
await signUp(t.page, 'a@example.com');
await t.page.goto(service.url + '/dashboard', { waitUntil: 'networkidle' });
const form = t.page.getByRole('form', { name: 'Make a class sheet' });
await form.getByLabel('Title').fill('Determinants and inverses');
await form.getByLabel('Operation 1').selectOption('determinant-3x3');
await form.getByRole('button', { name: 'Another operation' }).click();
await form.getByLabel('Operation 2').selectOption('transpose');
await form.getByLabel('Objective 2').selectOption('symmetry');
await form.getByRole('button', { name: 'Another operation' }).click();
await form.getByLabel('Operation 3').selectOption('eigenvectors');
await form.getByLabel('Number of exercises').fill('6');
await form.screenshot({ path: `${out}/form.png` });
await form.getByRole('button', { name: 'Make a sheet' }).press('Enter');
await t.page.getByText('The sheet is made').waitFor();
const link = (await t.page.locator('.sheet-said').textContent()).split(': ')[1].trim();
console.log(link, await axeFindings(t.page), t.complaints());
await t.page.locator('section[aria-labelledby=classes]').screenshot({ path: `${out}/list.png` });
const path = new URL(link).pathname;
for (const look of [{ width: 1280 }, { width: 320, theme: 'dark' as const }]) {
  const p = await t.context.newPage();
  await p.setViewportSize({ width: look.width, height: 900 });
  await p.emulateMedia({ colorScheme: look.theme ?? 'light' });
  await p.goto(service.url + path + '/paper', { waitUntil: 'networkidle' });
  await p.getByLabel('Versions').selectOption('2');
  for (const name of ['Sheet', 'Answer key', 'Worked solutions']) {
    await p.getByRole('button', { name, exact: true }).click();
    await p.getByText(`${name}: ready to print`).waitFor();
    await p.waitForTimeout(500);
    console.log(look.width, name, await axeFindings(p), await overflow(p));
    const file = `${out}/${look.width}-${name.replace(' ', '')}`;
    await p.screenshot({ path: `${file}.png`, fullPage: name !== 'Worked solutions' });
    writeFileSync(`${file}.pdf`, await p.pdf({ format: 'A4' , preferCSSPageSize: false}));
  }
  await p.close();
}
const s = await visit(path + '?version=2', { width: 1280 });
await s.page.screenshot({ path: `${out}/student.png` });
console.log(s.complaints());
await site.close();
