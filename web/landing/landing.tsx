// Page: what the service is, by an example that can be changed.

import './landing.css';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { useServiceFacts } from '../application/service-facts.ts';
import { session } from '../application/session.ts';
import { countOf } from '../design/numbers.ts';
import { FirstCall } from './first-call.tsx';
import { type PublishedOperation, readOperation } from '../service/catalogue.ts';
import type { Reply } from '../service/http.ts';
import { Differences } from './differences.tsx';
import { EditableExample } from './editable-example.tsx';
import { ForTeachers } from './for-teachers.tsx';
import { Trials } from './trials.tsx';
import { Working } from './working.tsx';

/** The operation of the example. */
const shown = 'inverse-3x3';

function FromAProgram() {
  return (
    <section class="landing-part" aria-labelledby="program">
      <h2 id="program">From a program, or from an assistant</h2>
      <p>
        Every answer is one <code>POST</code> with a key, from any language that speaks JSON. Get a key when you{' '}
        <a href="/sign-up">sign up</a>; the <a href="/docs/quick-start">quick start</a> has the first call.
      </p>
      <FirstCall />
      <dl class="program-ways">
        <div>
          <dt>Libraries</dt>
          <dd>
            <a href="/docs/python">Python</a>, <a href="/docs/typescript">TypeScript</a> and <a href="/docs/r">R</a>:
            every operation as a function, with exact numbers, batches and errors that say what to change.
          </dd>
        </div>
        <div>
          <dt>Assistants</dt>
          <dd>
            <a href="/docs/assistants">Tools over the Model Context Protocol</a>: an assistant that calls them need not
            calculate in its head.
          </dd>
        </div>
        <div>
          <dt>The whole API</dt>
          <dd>
            <a href="/docs/reference" target="_top">
              Interactive reference
            </a>{' '}
            and{' '}
            <a href="/openapi.json" target="_top">
              OpenAPI description
            </a>
            .
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The operator of the service may keep the playground for accounts. */
function isOpen(): boolean {
  return session.value === null || session.value.allowance.limit > 0;
}

function WaysOn() {
  const isSignedIn = session.value !== null && session.value.account !== null;
  const limit = useServiceFacts()?.limits.monthly_answers ?? null;
  return (
    <section class="landing-part ways-on" aria-labelledby="ways-on">
      <h2 id="ways-on">Begin</h2>
      <ul>
        <li>
          <a href="/playground">Playground</a>: type or paste a matrix and read the working.
          {isOpen() && ' No account is needed.'}
        </li>
        <li>
          <a href="/docs">Documentation</a>: every operation with its inputs, methods, worked examples and theory.
        </li>
        <li>
          {isSignedIn ? (
            <>
              <a href="/dashboard">Dashboard</a>: your key and what you have used this month.
            </>
          ) : (
            <>
              <a href="/sign-up">Sign up</a>: an e-mail address and a password give you a key.
              {limit !== null && ` ${countOf(limit, 'answer')} a month are free.`} No card is asked for.
            </>
          )}
        </li>
      </ul>
    </section>
  );
}

export function Landing() {
  const [reply, setReply] = useState<Reply<PublishedOperation> | null>(null);
  useEffect(() => void readOperation(shown).then(setReply), []);
  const sample = reply?.kind === 'answered' ? reply.value.sample : null;
  return (
    <Page title="matrixsteps" isWide>
      <div class="landing">
        <section class="hero">
          <h1>Matrix mathematics, exact and worked out in full</h1>
          <p class="lead">
            Give it one or two matrices. It answers with exact fractions and shows the working as a good teacher writes
            it on the board: what is done, and why it is allowed. For people in the <a href="/playground">playground</a>
            , for programs as a <a href="/docs">JSON API</a>.
          </p>
          <EditableExample operation={shown} sample={sample} />
        </section>
        <Trials />
        <ForTeachers isOpen={isOpen()} />
        {sample !== null && <Working steps={sample.steps} />}
        <Differences />
        <FromAProgram />
        <WaysOn />
      </div>
    </Page>
  );
}
