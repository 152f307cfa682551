// Article: many questions in one request.

import type { Article } from '../article.ts';
import { examples } from '../examples.ts';
import { ExampleCall } from '../exchange.tsx';

export const batches: Article = {
  slug: 'batches',
  title: 'Batches',
  lead: 'Up to 1,000 questions in one request, each answered or refused on its own.',
  sections: [
    {
      id: 'asking',
      title: 'Ask a batch',
      content: () => (
        <>
          <p>
            Post the questions to <code>/v1/batch</code> or <code>/api/v1/batch</code>. Both take questions with full
            and with compact replies. <code>route</code> is the path of the operation, <code>body</code> what it takes,
            and <code>id</code> a name of your own, if you like.
          </p>
          <p>
            The answers are in the order of the questions. <code>status</code> and <code>body</code> are what the
            question alone would have got. A question that was refused for a moment has <code>headers</code>, too, with{' '}
            <code>retry-after</code>. Only a body that is no batch is refused as a whole, with a 422 that says where. A
            batch cannot hold a batch.
          </p>
        </>
      ),
      beside: () => <ExampleCall exchange={examples.batch} name="a batch of three questions" />,
    },
    {
      id: 'counting',
      title: 'What it costs',
      content: () => (
        <>
          <p>
            Each answer counts as one, and refusals are free. Where fewer answers are left than there are questions, the
            first that can be answered are, and the others are a 429 in their places. Each question takes one of the 50
            that an account may ask in a second, and waits for it: 1,000 small questions take about 18 seconds.
          </p>
          <p>
            After 45 seconds a batch begins no further question: what is left is a 429 in its place, and can be asked in
            the next batch. So give a batch a time-out of a minute.
          </p>
        </>
      ),
    },
    {
      id: 'lines',
      title: 'One line for each answer',
      content: () => (
        <>
          <p>
            With <code>Accept: application/jsonl</code> each answer is a line of its own, which comes as soon as those
            before it have. All lines together may be longer than one reply. Their headers tell the limits as they were
            at the beginning; full replies tell the usage after each answer. The libraries for TypeScript and Python ask
            for them with <code>lines</code>, and ask again for what is missing where the connection breaks.
          </p>
          <p>
            Without it, all answers come together in one JSON document, and they are counted just before it is sent.
            Whoever goes away earlier has used nothing.
          </p>
        </>
      ),
    },
    {
      id: 'size',
      title: 'How large a batch may be',
      content: () => (
        <p>
          A body of up to 8 MiB. A JSON document of answers has the length that any reply may have, 32 MiB: answers for
          which there is no room are a 422 in their places, and are not counted. Ask for lines, or leave out what you do
          not need with <code>include</code>.
        </p>
      ),
    },
  ],
};
