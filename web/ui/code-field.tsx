import type { FormEvent, InputHTMLAttributes } from 'react';
import { keepDigits } from './digits-input.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

/**
 * The six digits that an authenticator app shows: one field, drawn as six boxes, so that a code can be pasted and a phone offers it. Without the script the
 * browser takes one with a space in it, which the server reads.
 */
export function CodeField({ label, hint, isOptional, error, ...input }: FieldProps<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, isOptional, error }}>
      {(ties) => (
        <div className="code-field">
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            data-code=""
            onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => keepDigits(currentTarget)}
            {...input}
            {...ties}
          />
          <CodeBoxes />
        </div>
      )}
    </FieldFrame>
  );
}

function CodeBoxes() {
  return (
    <>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </>
  );
}
