import { typedAmount } from '../../shared/typed-amount.ts';
import { pieceWords } from '../../words/ui/piece.ts';
import { FieldFrame } from './field-frame.tsx';
import { GroupedInput } from './grouped-input.tsx';

interface AmountFieldProps {
  label: string;
  name: string;
  /** Digits only; undefined while nothing is typed. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The largest number that an address keeps: no car costs as much. */
const most = 999_999_999;

/** A whole amount in KSh to search by, with its thousands set apart while it is typed. */
export function AmountField({ label, name, value, onChange }: AmountFieldProps) {
  return (
    <FieldFrame id={undefined} label={label}>
      {(ties) => (
        <GroupedInput
          className="input"
          placeholder={pieceWords.ksh}
          maxLength={20}
          name={name}
          defaultValue={value}
          onChange={({ target }) => onChange(wholeIn(target.value))}
          {...ties}
        />
      )}
    </FieldFrame>
  );
}

/** '1,480,000' and '1.48M' → '1480000'; undefined for what can't be read. */
function wholeIn(typed: string): string | undefined {
  const amount = typedAmount(typed);
  return amount === undefined || Number.isNaN(amount) ? undefined : String(Math.min(Math.floor(amount), most));
}
