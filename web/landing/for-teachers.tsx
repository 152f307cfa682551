// What teachers find here, with a class sheet to try without an account.

import { examples } from '../docs/examples.ts';

const { task } = examples.working.body;
const checked = `/check#operation=${task.operation}&a=${task.a.map((row) => row.join(',')).join(';')}&augmented=${task.augmented}`;

export function ForTeachers({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <section class="landing-part" aria-labelledby="teachers">
      <h2 id="teachers">For teachers</h2>
      <div class="teacher-cards">
        <div class="trial-card">
          <h3>A sheet behind a link</h3>
          <p>
            Choose operations, difficulty and hints, and pass the link on. Every student gets numbers of their own and
            checks answers without an account. What they write stays in their browsers.
          </p>
          {isOpen && (
            <p>
              <a class="button primary" href="/c/sample">
                Try the sample sheet
              </a>
            </p>
          )}
        </div>
        <div class="trial-card">
          <h3>The same on paper</h3>
          <p>
            Up to ten versions to print, with the answer key and the worked solutions for you, or as LaTeX. Students see
            key and solutions when you say so: by default never.
          </p>
          {isOpen && (
            <p>
              <a class="button" href="/c/sample/paper">
                See its paper and key
              </a>
            </p>
          )}
        </div>
        <div class="trial-card">
          <h3>Workings, marked</h3>
          <p>
            Each line of a student’s working is judged: the first slip with its row and its kind, and what only follows
            from it. For a whole class, the <a href="/docs/python">library for Python</a> prints a table of slips.
          </p>
          <p>
            <a class="button" href={checked}>
              Check a working
            </a>
          </p>
        </div>
      </div>
      <p>
        <a href="/dashboard#classes">Make a class sheet</a>. It is free, and asks for an account of yours, none of your
        students’.
      </p>
    </section>
  );
}
