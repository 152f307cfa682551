// The list of the questions that were asked last.

import { useEffect, useRef, useState } from 'preact/hooks';
import { clearRecent, recentQuestions } from './recent.ts';

/** Longer tasks are cut: their numbers fill lines. */
const mostCharacters = 90;

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= mostCharacters ? text : `${characters.slice(0, mostCharacters).join('')}…`;
}

export function RecentList() {
  const questions = recentQuestions.value;
  const [isCleared, setIsCleared] = useState(false);
  const cleared = useRef<HTMLParagraphElement>(null);
  // The button is gone with the list, so the focus moves to what is said.
  useEffect(() => {
    if (isCleared) cleared.current?.focus();
  }, [isCleared]);
  function clear(): void {
    clearRecent();
    setIsCleared(true);
  }
  if (questions.length === 0) {
    if (!isCleared) return null;
    return (
      <p class="quiet" tabIndex={-1} ref={cleared}>
        The list of recent questions is cleared.
      </p>
    );
  }
  return (
    <details class="recent">
      <summary>Recent questions</summary>
      <ol>
        {questions.map(({ fragment, operation, task }) => (
          <li key={`${operation} ${task}`}>
            <a href={`#${fragment}`}>{shortened(task)}</a> <span class="quiet">{operation}</span>
          </li>
        ))}
      </ol>
      <p class="quiet">They are kept in this browser alone.</p>
      <button type="button" class="button small" onClick={clear}>
        Clear the list
      </button>
    </details>
  );
}
