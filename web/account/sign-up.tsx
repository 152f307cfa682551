// The page for a new account. Its key is issued at once and shown on the dashboard, or a mail with a link is sent first.

import './account.css';
import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { freshKey, refreshSession, session } from '../application/session.ts';
import { useServiceFacts } from '../application/service-facts.ts';
import { requestSignUp, signUp } from '../service/account.ts';
import { closeSentence } from '../service/sentence.ts';
import { countOf } from '../design/numbers.ts';
import { Notice } from '../design/notice.tsx';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { emailError, newPasswordError } from './field-errors.ts';
import { useForm } from './use-form.ts';
import { PasswordField } from './password-field.tsx';
import { SignedInAlready } from './signed-in-already.tsx';

function SignUpAtOnce() {
  const { route } = useLocation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const state = useForm({
    check: () => ({ email: emailError(email), password: newPasswordError(password) }),
    send: () => signUp({ email: email.trim(), password }),
    onAnswer: async ({ key }) => {
      freshKey.value = key;
      await refreshSession();
      route('/dashboard');
    },
  });
  return (
    <AccountForm label="Sign up" state={state} action="Create the account">
      <EmailField {...state.bind('email', email, setEmail)} />
      <PasswordField label="Password" isNew {...state.bind('password', password, setPassword)} />
    </AccountForm>
  );
}

/** The same sentences whether the address has an account or not: only its owner is told. */
function SignUpByMail() {
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const state = useForm({
    check: () => ({ email: emailError(email) }),
    send: () => requestSignUp({ email: email.trim() }),
    onAnswer: ({ detail }) => setAnswer(closeSentence(detail)),
  });
  return (
    <>
      <p>
        Enter your e-mail address. You get a mail with a link that is valid for a day: there you choose a password, and
        your account is made.
      </p>
      {answer !== null && (
        <Notice>{`${answer} Open the link in it within a day. No mail? Look among unwanted mail, too.`}</Notice>
      )}
      <AccountForm label="Sign up" state={state} action={answer === null ? 'Send the link' : 'Send it again'}>
        <EmailField
          {...state.bind('email', email, (value) => {
            setEmail(value);
            setAnswer(null);
          })}
        />
      </AccountForm>
    </>
  );
}

function SignUpForm() {
  const known = session.value;
  return (
    <>
      {known === null && <p class="quiet">One moment …</p>}
      {known !== null && (known.sign_up_by_mail ? <SignUpByMail /> : <SignUpAtOnce />)}
      <p>
        You have an account? <a href="/sign-in">Sign in</a>. If somebody made one for you, it{' '}
        <a href="/claim">opens with their link</a>.
      </p>
    </>
  );
}

function FreePlan() {
  const limits = useServiceFacts()?.limits ?? null;
  return (
    <section class="panel" aria-labelledby="free-plan">
      <h2 id="free-plan">The free plan</h2>
      <ul>
        <li>
          {limits === null
            ? 'Answers that are counted by calendar month.'
            : `${countOf(limits.monthly_answers, 'answer')} in each calendar month.`}
        </li>
        <li>An error costs nothing: only answers are counted.</li>
        <li>All operations, all worked steps, exact numbers.</li>
        <li>No card. Your API key is there as soon as you have an account.</li>
      </ul>
      {limits !== null && limits.visitor_daily_answers > 0 && (
        <p class="quiet">
          To look around, no account is needed: the <a href="/playground">playground</a> is open to all.
        </p>
      )}
      <p class="quiet">
        What is stored of you: <a href="/privacy">Privacy</a>. What is asked of you: <a href="/terms">Terms</a>.
      </p>
    </section>
  );
}

export function SignUp() {
  const account = session.value?.account ?? null;
  return (
    <Page title="Sign up">
      <h1>Sign up</h1>
      {account === null ? (
        <div class="account-columns">
          <div>
            <SignUpForm />
          </div>
          <FreePlan />
        </div>
      ) : (
        <SignedInAlready email={account.email} destination="/dashboard" />
      )}
    </Page>
  );
}
