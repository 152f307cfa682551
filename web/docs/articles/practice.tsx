// Article: exercises, and feedback on what a student answers.

import type { Article } from '../article.ts';
import { examples } from '../examples.ts';
import { ExampleCall } from '../exchange.tsx';

export const practice: Article = {
  slug: 'practice',
  title: 'Exercises and feedback',
  lead: 'Routes for programs that let people practise: exercises, feedback on answers and on whole workings, and the next step.',
  sections: [
    {
      id: 'exercises',
      title: 'Exercises',
      content: () => (
        <>
          <p>
            Name an operation, or several in <code>operations</code>, which then take turns. Each exercise comes with
            its task in several formats, hints, the answer, the worked solution in a few lines, and the body that gives
            every step when it is posted to its <code>api_route</code>. Hints and solutions are LaTeX;{' '}
            <code>formats</code> adds text, HTML, speech or MathML. A <code>seed</code> gives the same exercises again,
            and two seeds that follow each other share none, so that the number of a student in a list may be the seed.
          </p>
          <p>
            <code>difficulty</code> is <code>easy</code>, <code>medium</code> or <code>hard</code>; without it they take
            turns. One request is one answer of the month, whatever the <code>count</code>, which is at most 100.
          </p>
        </>
      ),
      beside: () => <ExampleCall exchange={examples.exercises} name="an exercise" />,
    },
    {
      id: 'feedback',
      title: 'Feedback on an answer',
      content: () => (
        <>
          <p>
            Post an operation with the fields of its own route, and the <code>answer</code> as the student wrote it. The
            reply names the entries that are wrong, rows and columns counted from 1, and in <code>explanations</code>{' '}
            the slips that lead to just this answer, with <code>formats</code> in LaTeX, HTML, MathML or speech too. It
            tells the right answer only with <code>reveal</code>.
          </p>
          <p>
            Numbers may be written as <code>1/2</code>, <code>0.5</code>, <code>0,5</code>, <code>1 1/2</code>,{' '}
            <code>2√2</code>, <code>sqrt(8)</code> or in LaTeX, matrices as lists or in one text such as{' '}
            <code>1 2; 3 4</code>, polynomials as <code>x^2 - 5x - 2</code> or as their coefficients. What was read
            comes back as <code>read</code>. A decimal is right when it is the exact value rounded to the places that
            were written. Of row echelon forms, every one is right.
          </p>
          <p>
            To an exercise, its id is enough. Exercises of other kinds than <code>compute</code> are answered with the
            letter of a choice, with the wrong <code>line</code> and the <code>value</code> at its end, or with matrices
            by their names; every example that has the properties is right.
          </p>
        </>
      ),
      beside: () => (
        <>
          <ExampleCall exchange={examples.feedback} name="an answer with one wrong entry" />
          <ExampleCall exchange={examples.exerciseFeedback} name="an answer to an exercise" />
        </>
      ),
    },
    {
      id: 'working',
      title: 'Feedback on a working',
      content: () => (
        <>
          <p>
            Post the task and the lines of a working, as parts or as texts, or the working as one text, plain or LaTeX.
            Each line gets a verdict: <code>right</code>, <code>slip</code> for the first one that does not follow,{' '}
            <code>follows</code> for what is done correctly with the wrong numbers, <code>back-on-track</code>, or{' '}
            <code>cannot-tell</code>. Any legal path is right, with several operations in a line, without names, and in
            any order of pivots.
          </p>
          <p>
            <code>explanations</code> name the slips that give exactly this line; several are a tie. Hints come in five
            rungs: the line, the row, the entry with a question, the calculation, the right row. Choose with{' '}
            <code>feedback.rung</code>; no rung below the last tells a right entry. <code>policy.named_operations</code>{' '}
            is <code>may-differ</code> where an equivalent line need not be what was named, as it is by default; it is
            then told apart as <code>right-named-otherwise</code>. With <code>must-match</code> it is a slip, and with{' '}
            <code>unless-proved</code>, as our own pages ask, unless another usual operation gives that row.{' '}
            <code>policy.rounding</code> says to how many places each line is rounded. <code>feedback.formats</code>{' '}
            adds LaTeX, HTML, MathML or speech to hints and explanations.
          </p>
          <p>
            Judged are row operations (<code>ref</code>, <code>rref</code>, <code>rank</code>, <code>solve</code>,{' '}
            <code>null-space</code>, <code>column-space</code> and <code>row-space</code> with any basis,{' '}
            <code>inverse</code> as [A | I]) and lines of values: <code>determinant</code>, <code>matmul</code>,{' '}
            <code>power</code>, sums and multiples, <code>inverse</code> by minors and cofactors, <code>charpoly</code>,{' '}
            <code>eigenvalues</code>, <code>eigenvectors</code>, <code>dot</code>, <code>cross</code> and{' '}
            <code>projection</code> of vectors u and v, means, medians and variances, and an <code>expression</code> of
            two matrices. In those a line is an <code>expression</code>, a <code>matrix</code>, or single{' '}
            <code>entries</code>; <code>role</code> says what it is, such as <code>minors</code> or <code>answer</code>.
            Workings are not stored. The page <a href="/check">Check my working</a> asks this route while a student
            writes.
          </p>
        </>
      ),
      beside: () => <ExampleCall exchange={examples.working} name="a working with one slip" />,
    },
    {
      id: 'next-step',
      title: 'The next step',
      content: () => (
        <p>
          <code>feedback/next-step</code> takes the same body, with or without lines, and tells the next row operation
          from the last matrix of the student: where to look, what to do, the operation, its calculation, the matrix.{' '}
          <code>work_left</code> counts the operations that are left.
        </p>
      ),
    },
  ],
};
