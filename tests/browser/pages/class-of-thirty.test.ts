// A class of thirty at once behind one address: all are served, the teacher pays up to the limit, and beyond it a page says so.

import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { printNotRun } from '../../not-run.ts';
import { openSite, signUp, type Visit } from './site.ts';

// Nothing is given to visitors, so that all that students get is the teacher's.
const site = await openSite({ VISITOR_DAILY_LIMIT: '0', PRACTICE_DAILY_LIMIT: '0' });
const isMissing = typeof site === 'string';
if (isMissing) printNotRun('a class of thirty', 'Chromium', site);
after(() => (isMissing ? undefined : site.close()));

const STUDENTS = 30;
/** Of the students so many use a browser; the others send the requests of a browser, without its cookies. */
const BROWSERS = 4;

/** Asks in the page, with its session. */
async function asked(visit: Visit, path: string, body: object | null = null): Promise<unknown> {
  return visit.page.evaluate(
    ([address, text]) =>
      fetch(
        address,
        text === null ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: text },
      ).then((response) => response.json()),
    [path, body === null ? null : JSON.stringify(body)] as const,
  );
}

function member(value: unknown, name: string): unknown {
  assert.ok(typeof value === 'object' && value !== null && name in value, `no ${name}`);
  return new Map(Object.entries(value)).get(name);
}

describe('a class of thirty at once', { skip: isMissing }, () => {
  test('is served, each with numbers of their own, and paid for exactly up to the limit', async () => {
    assert.ok(!isMissing);
    const { service, visit } = site;
    const teacher = await visit('/sign-up');
    await signUp(teacher.page, 'teacher@example.com');
    // Thirty sheets and thirty checks.
    const limit = 2 * STUDENTS;
    const id = String(
      member(
        await asked(teacher, '/account/sheets', {
          title: 'Thirty',
          operations: 'trace',
          kinds: 'compute',
          objectives: '',
          difficulty: 'easy',
          count: '2',
          hints: 'no',
          answers: 'never',
          answers_from: '',
          answers_daily: String(limit),
        }),
        'id',
      ),
    );
    const before = Number(member(await asked(teacher, '/account/usage'), 'used'));

    async function post(path: string, body: object): Promise<Response> {
      return fetch(`${service.url}/playground/sheets/${id}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: service.url },
        body: JSON.stringify(body),
      });
    }

    /** Fetches the exercises and answers the first. */
    async function study(student: number): Promise<string> {
      const sheet = await post(`exercises/${student}`, {});
      assert.equal(sheet.status, 200);
      const exercises = member(await sheet.json(), 'exercises');
      assert.ok(Array.isArray(exercises));
      const exercise = String(member(exercises[0], 'id'));
      assert.equal((await post('check', { exercise, answer: '0' })).status, 200);
      return exercise;
    }

    /** The same in a browser. */
    async function studyInBrowser(): Promise<string> {
      const { page, context, complaints } = await visit(`/c/${id}`);
      const field = page.locator('.answer-field').first();
      await field.fill('0');
      await field.press('Enter');
      await page.locator('.verdict').first().waitFor();
      const exercise = await page.locator('.exercise').first().getAttribute('id');
      assert.deepEqual(complaints(), []);
      await context.close();
      return String(exercise).replace('practice-', '');
    }

    const exercises = await Promise.all([
      ...Array.from({ length: BROWSERS }, studyInBrowser),
      ...Array.from({ length: STUDENTS - BROWSERS }, (_, index) => study(1000 + index)),
    ]);
    assert.equal(new Set(exercises).size, STUDENTS);

    // Thirty more find nothing left, at once as well.
    const late = await Promise.all(Array.from({ length: STUDENTS }, (_, index) => post(`exercises/${index}`, {})));
    assert.deepEqual([...new Set(late.map(({ status }) => status))], [429]);
    const { page, context } = await visit(`/c/${id}`);
    await page.getByText('This sheet has given the answers that its teacher has set aside for it').waitFor();
    await context.close();

    const sheets = member(await asked(teacher, '/account/sheets'), 'sheets');
    assert.ok(Array.isArray(sheets));
    assert.equal(member(sheets[0], 'answers_today'), limit);
    assert.equal(Number(member(await asked(teacher, '/account/usage'), 'used')) - before, limit);
    await teacher.context.close();
  });
});
