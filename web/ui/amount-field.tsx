import { NumericFormat } from 'react-number-format';
import { FieldFrame } from './field-frame.tsx';

interface AmountFieldProps {
  label: string;
  name: string;
  /** Digits only; undefined while nothing is typed. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A whole amount in KSh to search by, with its thousands set apart while it is typed. */
export function AmountField({ label, name, value, onChange }: AmountFieldProps) {
  return (
    <FieldFrame id={undefined} label={label}>
      {(ties) => (
        <NumericFormat
          className="input"
          inputMode="numeric"
          autoComplete="off"
          placeholder="KSh"
          thousandSeparator=","
          decimalScale={0}
          allowNegative={false}
          isAllowed={({ floatValue = 0 }) => floatValue < 1e9}
          name={name}
          value={value ?? ''}
          onValueChange={(typed, { source }) => source === 'event' && onChange(typed.value || undefined)}
          {...ties}
        />
      )}
    </FieldFrame>
  );
}
