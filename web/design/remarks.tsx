// What stands below an input: a hint, and what is wrong. Both are tied to it for assistive technology.

/** For `aria-describedby` of the input with this id. Texts that are empty are not there. */
export function describedBy(id: string, hint: string, fault: string): string | undefined {
  const ids = [hint === '' ? '' : `${id}-hint`, fault === '' ? '' : `${id}-fault`].filter((each) => each !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
}

interface RemarksProperties {
  readonly id: string;
  readonly hint?: string;
  readonly fault: string;
}

export function Remarks({ id, hint = '', fault }: RemarksProperties) {
  return (
    <>
      {hint !== '' && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {fault !== '' && (
        <span class="fault" id={`${id}-fault`}>
          {fault}
        </span>
      )}
    </>
  );
}
