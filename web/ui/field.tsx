import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

/** A labelled input of one line. */
export function TextField({ label, hint, isOptional, error, ...input }: FieldProps<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, isOptional, error }}>
      {(ties) => <input className="input" {...input} {...ties} />}
    </FieldFrame>
  );
}

/** An amount in KSh, cents allowed. */
export function PriceField(props: FieldProps<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    // Scrolling the page with the pointer over a number must not change it.
    <TextField type="number" inputMode="decimal" step="any" min={1} onWheel={({ currentTarget }) => currentTarget.blur()} {...props} />
  );
}

/** A labelled text of several lines. */
export function TextArea({ label, hint, isOptional, error, ...input }: FieldProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, isOptional, error }}>
      {(ties) => <textarea className="input" rows={3} {...input} {...ties} />}
    </FieldFrame>
  );
}

/** A labelled native select; its options are the children. */
export function SelectField({ label, hint, isOptional, error, ...input }: FieldProps<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, isOptional, error }}>
      {(ties) => <select className="input" {...input} {...ties} />}
    </FieldFrame>
  );
}
