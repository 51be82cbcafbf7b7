import type { InputHTMLAttributes } from 'react';
import { pieceWords } from '../../words/ui/piece.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { showPassword } from './show-password.ts';

/** A password, and a button that makes it readable. On a public page the button is hidden until the script makes it work. */
export function PasswordField({ label, hint, isOptional, error, ...input }: FieldProps<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, isOptional, error }}>
      {(ties) => (
        <div className="flex gap-2">
          <input className="input" type="password" required autoCapitalize="none" spellCheck={false} {...input} {...ties} />
          <button
            type="button"
            className="btn btn-outline"
            data-shows-password=""
            hidden={import.meta.env.SSR}
            onClick={({ currentTarget }) => showPassword(currentTarget)}
          >
            <span>{pieceWords.show}</span>
            <span className="sr-only"> {pieceWords.thePassword}</span>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
