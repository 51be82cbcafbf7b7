import type { CarCount } from '../../../shared/cars/browse-api.ts';
import type { BrowseFilters, ChangedFilters } from '../../../shared/cars/browse-filters.ts';
import { optionWordsOf } from '../../../shared/cars/option-words.ts';
import { Icon } from '../../ui/icon.tsx';
import { countOf } from './filter-options.ts';

/** The filters of one option. */
type Chosen = 'transmission' | 'fuel_type' | 'condition';

interface OptionChipsProps<Name extends Chosen> {
  label: string;
  name: Name;
  options: readonly NonNullable<BrowseFilters[Name]>[];
  chosen: BrowseFilters;
  counted: CarCount | undefined;
  change: (changed: ChangedFilters) => void;
}

/** A filter of one option or none, each with the cars that it would leave. A second tap takes the choice back. */
export function OptionChips<Name extends Chosen>(filter: OptionChipsProps<Name>) {
  const { label, name, options, chosen, counted, change } = filter;
  return (
    <fieldset>
      <legend className="filter-legend">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isChosen = chosen[name] === option;
          return (
            <button
              key={option}
              type="button"
              className="option"
              aria-pressed={isChosen}
              onClick={() => change({ [name]: isChosen ? undefined : option })}
            >
              {isChosen && <Icon name="check" size={18} />}
              {optionWordsOf(name)?.[option]} <span className="option-count">{countOf(counted, name, option)}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
