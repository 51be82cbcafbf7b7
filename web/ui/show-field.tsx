import { uiWords } from '../../words/ui/ui.ts';
import { SelectField } from './field.tsx';

interface ShowFieldProps<Show extends string> {
  /** The whole list in words: 'All bids'. */
  all: string;
  /** What it can be narrowed to, in words. */
  parts: Record<Show, string>;
  show: Show | undefined;
  /** Asks for a part of the list; undefined: for all of it. */
  onChange: (show: Show | undefined) => void;
}

/** Which part of a list is shown. */
export function ShowField<Show extends string>({ all, parts, show, onChange }: ShowFieldProps<Show>) {
  const known = Object.keys(parts) as Show[];
  return (
    <SelectField
      label={uiWords.show}
      name="show"
      value={show ?? ''}
      onChange={({ target }) => onChange(known.find((each) => each === target.value))}
    >
      <option value="">{all}</option>
      {known.map((each) => (
        <option key={each} value={each}>
          {parts[each]}
        </option>
      ))}
    </SelectField>
  );
}
