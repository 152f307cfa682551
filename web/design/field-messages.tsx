// The hint and the error below an input, which assistive technology connects with it.

/** The value of `aria-describedby` for the input with this id; empty texts are left out. */
export function describedBy(id: string, hint: string, error: string): string | undefined {
  const ids = [hint === '' ? '' : `${id}-hint`, error === '' ? '' : `${id}-fault`].filter((each) => each !== '');
  return ids.length === 0 ? undefined : ids.join(' ');
}

interface FieldMessagesProperties {
  readonly id: string;
  readonly hint?: string;
  readonly error: string;
}

export function FieldMessages({ id, hint = '', error }: FieldMessagesProperties) {
  return (
    <>
      {hint !== '' && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error !== '' && (
        <span class="fault" id={`${id}-fault`}>
          {error}
        </span>
      )}
    </>
  );
}
