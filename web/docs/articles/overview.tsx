// Article: what the service is, and where to read on.

import type { Article } from '../article.ts';
import { OpenApiLink, ReferenceLink } from '../reference-links.tsx';
import { examples } from '../examples.ts';
import { ExampleCall } from '../exchange.tsx';

export const overview: Article = {
  slug: '',
  title: 'Overview',
  lead: 'Send one or two matrices as JSON. Back comes the exact answer and, if you like, the working, the theory and exercises.',
  sections: [
    {
      id: 'a-question',
      title: 'A question and its answer',
      content: () => (
        <>
          <p>
            Every question is a <code>POST</code> with a JSON body and an API key. This one asks for the inverse of a
            matrix with a fraction in it.
          </p>
          <p>
            <code>answer</code> holds numbers as every JSON reader knows them. <code>exact</code> stands beside it where
            some entry is not that number exactly: a third is <code>"1/3"</code>.
          </p>
        </>
      ),
      beside: () => <ExampleCall exchange={examples.inverse} name="an inverse" />,
    },
    {
      id: 'where-to-go',
      title: 'Where to go from here',
      content: () => (
        <dl class="signposts">
          <dt>
            <a href="/docs/quick-start">Quick start</a>
          </dt>
          <dd>A key, the first call in four languages, steps, rounding, exercises.</dd>
          <dt>
            <a href="/docs/operations">Operations</a>
          </dt>
          <dd>Each operation with its inputs, methods, examples, worked steps and theory.</dd>
          <dt>
            <a href="/docs/authentication">Authentication</a>
          </dt>
          <dd>The header, what goes wrong with it, and how to keep a key.</dd>
          <dt>
            <a href="/docs/errors">Errors</a>
          </dt>
          <dd>Every status, the shape of a refusal, and what is worth trying again.</dd>
          <dt>
            <a href="/docs/limits">Limits</a>
          </dt>
          <dd>What is counted, how much a month holds, how large a question may be.</dd>
          <dt>
            <a href="/docs/batches">Batches</a>
          </dt>
          <dd>Many questions in one request, and what they cost.</dd>
          <dt>
            <ReferenceLink />
          </dt>
          <dd>
            All addresses with their schemas, made from the <OpenApiLink />, which Postman and generators of clients
            read too. Choose <em>Example</em> for the parameters when you import it into Postman: every request then has
            a body that is answered.
          </dd>
          <dt>
            <a href="/playground">Playground</a>
          </dt>
          <dd>Ask without a program and without an account.</dd>
        </dl>
      ),
    },
    {
      id: 'exactness',
      title: 'What exact means here',
      content: () => (
        <>
          <p>
            A number in a body is the decimal that was written, not the nearest binary fraction. The calculation goes on
            in fractions, with one square root for standard deviations, and is rounded once, at the end. Whether a
            matrix is singular is decided exactly too, never by a small pivot.
          </p>
          <p>
            A string writes a number that no decimal is: <code>"1/3"</code>, <code>"sqrt(2)"</code>,{' '}
            <code>"(1+sqrt(5))/2"</code> or <code>"1+2i"</code>. The numbers of a question lie in one field with one
            square root. In full replies most operations calculate with them; the others name the field that they would
            need.
          </p>
          <p>
            Some questions are too long for that: large matrices whose fractions grow at every step, and eigenvectors
            for roots of polynomials of a high degree. They are answered in double precision, and the reply says so:{' '}
            <code>properties.arithmetic</code> is <code>"float64"</code> instead of <code>"exact"</code>, with a note.
            No reply ever holds <code>NaN</code> or an infinity.
          </p>
        </>
      ),
    },
  ],
};
