import type { CarCount, Facet } from '../../../shared/cars/browse-api.ts';
import { optionLabels } from '../../../shared/cars/option-labels.ts';
import { Icon } from '../../ui/icon.tsx';
import { countOf } from './filter-options.ts';

interface OptionChipsProps<Value extends string> {
  label: string;
  facet: Facet;
  options: readonly Value[];
  chosen: Value | undefined;
  counted: CarCount | undefined;
  onChange: (value: Value | undefined) => void;
}

/** A choice of one option or none, each with the cars that it would leave. A second tap takes the choice back. */
export function OptionChips<Value extends string>({ label, facet, options, chosen, counted, onChange }: OptionChipsProps<Value>) {
  return (
    <fieldset>
      <legend className="filter-legend">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            className="option"
            aria-pressed={chosen === option}
            onClick={() => onChange(chosen === option ? undefined : option)}
          >
            {chosen === option && <Icon name="check" size={18} />}
            {optionLabels[option]} <span className="option-count">{countOf(counted, facet, option)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
