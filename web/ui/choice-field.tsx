import type { InputHTMLAttributes, ReactNode } from 'react';
import { type Around, Below, type FieldProps, Optional, useTies } from './field-frame.tsx';

type Input = InputHTMLAttributes<HTMLInputElement>;

/** A group of inputs with its legend, hint and error. */
export function FieldGroup({ id, label, hint, isOptional, error, children }: Around & { id?: string | undefined; children: ReactNode }) {
  const ties = useTies({ id, hint, error });
  return (
    <fieldset className="field" aria-describedby={ties['aria-describedby']}>
      <legend>
        {label}
        {isOptional && <Optional />}
      </legend>
      {children}
      <Below id={ties.id} hint={hint} error={error} />
    </fieldset>
  );
}

interface ChoiceProps {
  /** An option: the value sent, and its label. */
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: string | undefined;
  /** One below the other: for options that are sentences. */
  isList?: boolean;
}

/** A choice of one among a few options, all visible. */
export function ChoiceField({
  label,
  hint,
  isOptional,
  error,
  options,
  id,
  defaultValue,
  isList = false,
  ...input
}: FieldProps<Omit<Input, 'defaultValue'>> & ChoiceProps) {
  return (
    <FieldGroup {...{ id, label, hint, isOptional, error }}>
      <div className={`choices ${isList ? 'grid-cols-1' : ''}`}>
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input type="radio" {...input} value={option.value} defaultChecked={option.value === defaultValue} /> {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** A checkbox; checked initially when it has a `defaultValue`, as in a form that the server shows again. */
export function CheckField({ label, hint, error, defaultValue, ...input }: FieldProps<Input>) {
  const ties = useTies({ id: input.id, hint, error });
  return (
    <div className="field">
      <label className="check">
        <input type="checkbox" {...input} {...ties} defaultChecked={defaultValue !== undefined} />
        <span>{label}</span>
      </label>
      <Below id={ties.id} hint={hint} error={error} />
    </div>
  );
}
