// The page for those who have forgotten their password: a mail with a link, or who else can help.

import './account.css';
import { useState } from 'preact/hooks';
import { Page } from '../application/page.tsx';
import { session } from '../application/session.ts';
import { Notice } from '../design/notice.tsx';
import { requestReset } from '../service/account.ts';
import { closeSentence } from '../service/sentence.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { emailError } from './field-errors.ts';
import { useForm } from './use-form.ts';
import { WithoutMail } from './without-mail.tsx';

function ResetRequest() {
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const state = useForm({
    check: () => ({ email: emailError(email) }),
    send: () => requestReset({ email: email.trim() }),
    onAnswer: ({ detail }) => setAnswer(closeSentence(detail)),
  });
  return (
    <>
      <p>
        Enter the e-mail address of your account. You get a mail with a link that lets you choose a new password. It
        works once, and for an hour.
      </p>
      {answer !== null && <Notice>{answer}</Notice>}
      <AccountForm label="Ask for a link" state={state} action={answer === null ? 'Send the link' : 'Send it again'}>
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

export function ForgottenPassword() {
  const known = session.value;
  return (
    <Page title="Forgotten password">
      <h1>Forgotten your password?</h1>
      {known === null && <p class="quiet">One moment …</p>}
      {known !== null && (known.reset_by_mail ? <ResetRequest /> : <WithoutMail />)}
      <p>
        <a href="/sign-in">Back to signing in</a>
      </p>
    </Page>
  );
}
