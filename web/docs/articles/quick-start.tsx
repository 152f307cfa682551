// Article: from a key to the first answers.

import { CodeBlock } from '../../design/code-block.tsx';
import type { Article } from '../article.ts';
import { examples } from '../examples.ts';
import { ExampleCall } from '../exchange.tsx';
import { keyVariable } from '../../playground/calls/call.ts';

export const quickStart: Article = {
  slug: 'quick-start',
  title: 'Quick start',
  lead: 'Five minutes from no account to worked steps in your own program.',
  sections: [
    {
      id: 'key',
      title: 'Get a key',
      content: () => (
        <>
          <p>
            <a href="/sign-up">Sign up</a> with an e-mail address and a password. The key is shown as soon as you have
            an account, and stays readable on your dashboard. Where the service sends mail, a link in a mail comes
            first. No card is asked for.
          </p>
          <p>Whoever runs the service can also print the key of an account, in the folder of the service:</p>
          <CodeBlock code="npm run --silent key -- you@example.com" label="Print a key on the command line" />
          <p>The examples read the key from the environment:</p>
          <CodeBlock code={`export ${keyVariable}='mm_...'`} label="Put the key into the environment" />
        </>
      ),
    },
    {
      id: 'first-call',
      title: 'Ask the first question',
      content: () => (
        <>
          <p>Two rows of decimals that many languages cannot add up exactly.</p>
          <p>
            curl shows the reply as it comes; the programs print the exact answer in it, <code>[[0.3, 0.3]]</code>. They
            need our library for <a href="/docs/python">Python</a>, <a href="/docs/r">R</a> or{' '}
            <a href="/docs/typescript">TypeScript</a>. <em>Run</em> asks the question from this page, without a key in
            it. Leave out <code>include</code>, and the steps, the theory, exercises and more come as well.
          </p>
        </>
      ),
      beside: () => <ExampleCall exchange={examples.first} name="the first question" />,
    },
    {
      id: 'two-kinds',
      title: 'Choose between full and compact replies',
      content: () => (
        <>
          <p>
            Both ask the same engine, at addresses of their own. They differ in how the reply is wrapped. Where the
            description of the API speaks of families, the full replies are family A and the compact ones family B.
          </p>
          <p>
            <strong>Full replies</strong>, below <code>/v1/</code>, are there for every operation. They are envelopes:
            facts about the request, the task, the result in several notations, steps, theory, exercises, programs.{' '}
            <code>response_profile</code> chooses how much: <code>lite</code>, <code>standard</code> (with steps) or{' '}
            <code>detailed</code>; <code>include</code> names single sections instead. Entries may also be texts that
            write an exact number, such as <code>"-7/3"</code>.
          </p>
          <p>
            <strong>Compact replies</strong>, below <code>/api/v1/</code>, are there for most operations, and hold
            little more than the result under the name in <code>result_name</code>. Each group has one combined address
            besides the single ones, where a field chooses the operation. <code>api_level</code> chooses how much:{' '}
            <code>lite</code> and <code>standard</code> give the result alone, <code>detailed</code> gives steps, theory
            and links.
          </p>
        </>
      ),
      beside: () => (
        <>
          <ExampleCall exchange={examples.inverse} name="an inverse, full" />
          <ExampleCall exchange={examples.combined} name="a power, compact" />
        </>
      ),
    },
    {
      id: 'rounding',
      title: 'Round the answer',
      content: () => (
        <>
          <p>
            <code>decimals</code> takes 0 to 15 places; <code>null</code> and <code>-1</code> mean no rounding. The
            exact value is rounded, halves away from zero.
          </p>
          <p>
            The steps stay exact unless <code>apply_decimals_in_steps</code> is <code>true</code>. That is a view only:
            the calculation goes on exactly, and ≈ stands wherever a shown number is not the number meant.
          </p>
        </>
      ),
      beside: () => <ExampleCall exchange={examples.halves} name="halves are rounded away from zero" />,
    },
    {
      id: 'steps',
      title: 'Read the steps',
      content: () => (
        <>
          <p>
            In full replies a step is a heading (<code>h1</code>), a formula (<code>latex</code>), a <code>text</code>{' '}
            with formulas between <code>\(</code> and <code>\)</code>, or a line (<code>border</code>).{' '}
            <code>explain</code> says why the step is allowed or worth taking.
          </p>
          <p>
            In compact replies <code>content</code> and <code>explain</code> hold every format that you ask for.{' '}
            <code>steps_output_formats</code> takes <code>""</code> (plain text, under the name <code>text</code>),{' '}
            <code>"latex"</code>, <code>"html"</code> with MathML, and <code>"speech"</code>, words to be read aloud;{' '}
            <code>steps_extra_formats</code> takes <code>"mathml"</code>, <code>"mathjson"</code> and <code>"svg"</code>
            , for the steps that are figures. Full replies take both, too: their steps then have the same in{' '}
            <code>content_formats</code> and <code>explain_formats</code>.
          </p>
          <p>
            <code>"steps_bg": false</code> leaves out the background: what a reader may want to know before the work
            begins.
          </p>
        </>
      ),
      beside: () => (
        <>
          <ExampleCall exchange={examples.trace} name="the steps of a trace" />
          <ExampleCall exchange={examples.spoken} name="a step in three formats" />
        </>
      ),
    },
    {
      id: 'exercises',
      title: 'Draw exercises',
      content: () => (
        <>
          <p>
            The section <code>exercises</code> of full replies holds fresh problems with answers and hints, whose
            numbers stay friendly along the whole working. <code>exercise_count</code> takes up to 20,{' '}
            <code>exercise_difficulty</code> is <code>mixed</code>, <code>easy</code>, <code>medium</code> or{' '}
            <code>hard</code>. With the same <code>exercise_seed</code> a whole class gets the same problems; another
            seed gives others.
          </p>
        </>
      ),
      beside: () => <ExampleCall exchange={examples.exercise} name="an exercise" />,
    },
    {
      id: 'next',
      title: 'Go on',
      content: () => (
        <p>
          Find your <a href="/docs/operations">operation</a>, see what <a href="/docs/errors">refusals</a> look like, or
          try things in the <a href="/playground">playground</a>, which shows the request behind each answer.
        </p>
      ),
    },
  ],
};
