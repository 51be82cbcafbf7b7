import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  type WheelEvent,
} from 'react';

interface Around {
  label: string;
  /** The sentence of the rule that is broken; shown beside the field and read out with it. */
  error?: string | undefined;
  hint?: ReactNode;
}

type Own<T> = Around & T & { name: string };

function Frame({ id, label, error, hint, children }: Around & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function described(id: string, { error, hint }: Around) {
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': by || undefined };
}

// Scrolling the page with the pointer over a number must not change it.
const leave = (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur();

/** A labelled input with its hint and its error. `name` is the specification's field name. */
export function TextField({ label, error, hint, ...input }: Own<InputHTMLAttributes<HTMLInputElement>>) {
  const id = useId();
  const around = { label, error, hint };
  return (
    <Frame id={id} {...around}>
      <input className="input" {...described(id, around)} {...(input.type === 'number' && { onWheel: leave })} {...input} />
    </Frame>
  );
}

/** A labelled multi-line text with its hint and its error. */
export function TextArea({ label, error, hint, ...input }: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const id = useId();
  const around = { label, error, hint };
  return (
    <Frame id={id} {...around}>
      <textarea className="input" rows={3} {...described(id, around)} {...input} />
    </Frame>
  );
}

/** A labelled native select. */
export function SelectField({ label, error, hint, children, ...input }: Own<SelectHTMLAttributes<HTMLSelectElement>>) {
  const id = useId();
  const around = { label, error, hint };
  return (
    <Frame id={id} {...around}>
      <select className="input" {...described(id, around)} {...input}>
        {children}
      </select>
    </Frame>
  );
}
