import { pieceWords } from '../../words/ui/piece.ts';
import { SelectField } from './field.tsx';

interface SortFieldProps<Sort extends string> {
  /** The orders in words; the first one is used unless another is asked for. */
  sorts: Record<Sort, string>;
  sort: Sort | undefined;
  /** Asks for another order; undefined: for the first one. */
  onChange: (sort: Sort | undefined) => void;
}

/** The order of a list. */
export function SortField<Sort extends string>({ sorts, sort, onChange }: SortFieldProps<Sort>) {
  const known = Object.keys(sorts) as Sort[];
  return (
    <SelectField
      label={pieceWords.sort}
      name="sort"
      value={sort ?? known[0]}
      onChange={({ target }) => onChange(known.slice(1).find((each) => each === target.value))}
    >
      {known.map((each) => (
        <option key={each} value={each}>
          {sorts[each]}
        </option>
      ))}
    </SelectField>
  );
}
