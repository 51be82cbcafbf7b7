import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import type { FormState } from '../../shared/accounts/pages.ts';

interface Around {
  /** The specification's field name. */
  name: string;
  label: string;
  hint?: string | undefined;
  isOptional?: boolean;
  state: FormState;
}

type Own<T> = Around & Omit<T, 'name'>;

/** What ties an input to its hint and its sentence; web/site/forms.ts writes into the same places. */
function tied({ name, hint, state }: Around) {
  return {
    id: name,
    name,
    'aria-invalid': state.errors[name] ? true : undefined,
    'aria-describedby': hint ? `${name}-hint ${name}-error` : `${name}-error`,
  };
}

function Frame({ around: { name, label, hint, isOptional, state }, children }: { around: Around; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {isOptional && <span className="text-muted font-normal"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
      <FieldError name={name} state={state} />
    </div>
  );
}

/** Where the sentence of a broken rule stands; empty until there is one. */
export function FieldError({ name, state }: { name: string; state: FormState }) {
  return (
    <p id={`${name}-error`} className="error">
      {state.errors[name]}
    </p>
  );
}

/** A labelled input with its hint and its error, filled with what was typed. */
export function TextField({ name, label, hint, isOptional = false, state, ...input }: Own<InputHTMLAttributes<HTMLInputElement>>) {
  const around = { name, label, hint, isOptional, state };
  return (
    <Frame around={around}>
      <input className="input" {...tied(around)} defaultValue={state.values[name]} {...input} />
    </Frame>
  );
}

/** A labelled password; the script shows its button, which makes it readable. */
export function PasswordField({ name, label, hint, isOptional = false, state, ...input }: Own<InputHTMLAttributes<HTMLInputElement>>) {
  const around = { name, label, hint, isOptional, state };
  return (
    <Frame around={around}>
      <div className="flex gap-2">
        <input className="input" type="password" required autoCapitalize="none" spellCheck={false} {...tied(around)} {...input} />
        <button type="button" className="btn btn-outline" data-shows={name} aria-label="Show password" hidden>
          Show
        </button>
      </div>
    </Frame>
  );
}

/** A labelled text of several lines. */
export function TextArea({ name, label, hint, isOptional = false, state, ...input }: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const around = { name, label, hint, isOptional, state };
  return (
    <Frame around={around}>
      <textarea className="input" rows={4} {...tied(around)} defaultValue={state.values[name]} {...input} />
    </Frame>
  );
}

/** A labelled native select. */
export function SelectField({
  name,
  label,
  hint,
  isOptional = false,
  state,
  children,
  ...input
}: Own<SelectHTMLAttributes<HTMLSelectElement>>) {
  const around = { name, label, hint, isOptional, state };
  return (
    <Frame around={around}>
      <select className="input" {...tied(around)} defaultValue={state.values[name]} {...input}>
        {children}
      </select>
    </Frame>
  );
}
