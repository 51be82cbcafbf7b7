import { FieldFrame } from './field-frame.tsx';
import { GroupedInput } from './grouped-input.tsx';
import { asAmount } from './price-field.tsx';

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
        <GroupedInput
          className="input"
          placeholder="KSh"
          maxLength={11}
          name={name}
          defaultValue={value}
          onChange={({ target }) => onChange(wholeIn(target.value))}
          {...ties}
        />
      )}
    </FieldFrame>
  );
}

/** '1,480,000' → '1480000'; of '1.2', on the way to '1.2M', the whole part. */
function wholeIn(typed: string): string | undefined {
  const amount = asAmount.setValueAs(typed);
  return amount === undefined ? undefined : String(Math.floor(amount));
}
