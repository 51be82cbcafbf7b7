import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

/** A one-line input with its label. */
export function TextField({ label, hint, isOptional, error, ...input }: FieldProps<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, isOptional, error }}>
      {(ties) => <input className="input" {...input} {...ties} />}
    </FieldFrame>
  );
}

/** A multi-line text input with its label. */
export function TextArea({ label, hint, isOptional, error, ...input }: FieldProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, isOptional, error }}>
      {(ties) => <textarea className="input" rows={3} {...input} {...ties} />}
    </FieldFrame>
  );
}

/** A native select with its label; its options are the children. */
export function SelectField({ label, hint, isOptional, error, ...input }: FieldProps<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <FieldFrame {...{ id: input.id, label, hint, isOptional, error }}>
      {(ties) => <select className="input" {...input} {...ties} />}
    </FieldFrame>
  );
}
