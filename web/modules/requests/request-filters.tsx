import { useState } from 'react';
import type { RequestFilters } from '../../../shared/requests/filters.ts';
import { buyerRequestsWords } from '../../../words/requests/buyer-requests.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SortField } from '../../ui/sort-field.tsx';
import { WishFilters } from './wish-filters.tsx';

interface RequestFiltersProps {
  filters: RequestFilters;
  /** Changes some of them; what is undefined or empty is left out. */
  onChange: (changed: { [Name in keyof RequestFilters]: RequestFilters[Name] | undefined }) => void;
}

/** How a dealer looks through the requests. On a phone all but the search is folded away, so that the requests come first. */
export function RequestFilterForm({ filters, onChange }: RequestFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const { search: _, ...others } = filters;
  const set = Object.keys(others).length;
  return (
    <search className="grid gap-3 lg:rounded-card lg:border lg:border-line lg:bg-card lg:grid-cols-[2fr_3fr] lg:p-4">
      <div className="flex items-end gap-2 max-xs:flex-wrap">
        <div className="grow">
          <SearchField label={buyerRequestsWords.search} search={filters.search} onSearch={(search) => onChange({ search })} />
        </div>
        <button type="button" className="btn btn-outline lg:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="filter" />
          {buyerRequestsWords.filters(set)}
        </button>
      </div>
      <div className={`gap-3 lg:contents ${isOpen ? 'grid' : 'hidden'}`}>
        <div className="grid xs:grid-cols-2 gap-3 lg:grid-cols-3">
          <AmountField
            label={buyerRequestsWords.budgetFrom}
            name="budget_from"
            value={filters.budget_from}
            onChange={(budget_from) => onChange({ budget_from })}
          />
          <AmountField
            label={buyerRequestsWords.budgetTo}
            name="budget_to"
            value={filters.budget_to}
            onChange={(budget_to) => onChange({ budget_to })}
          />
          <div className="xs:max-lg:col-span-2">
            <SortField sorts={buyerRequestsWords.sorts} sort={filters.sort} onChange={(sort) => onChange({ sort })} />
          </div>
        </div>
        <WishFilters {...{ filters, onChange }} />
        <div className="col-span-full flex flex-wrap gap-2">
          <Check
            label={buyerRequestsWords.unanswered}
            name="unanswered"
            isChecked={filters.unanswered === 'true'}
            onChange={(unanswered) => onChange({ unanswered })}
          />
          {(filters.budget_from || filters.budget_to) && (
            <Check
              label={buyerRequestsWords.withoutFigure}
              name="without_figure"
              isChecked={filters.without_figure === 'true'}
              onChange={(without_figure) => onChange({ without_figure })}
            />
          )}
        </div>
      </div>
    </search>
  );
}

interface CheckProps {
  label: string;
  name: string;
  isChecked: boolean;
  onChange: (value: 'true' | undefined) => void;
}

function Check({ label, name, isChecked, onChange }: CheckProps) {
  return (
    <label className={`choice cursor-pointer ${isChecked ? 'border-tea bg-good-soft font-semibold' : ''}`}>
      <input type="checkbox" name={name} checked={isChecked} onChange={({ target }) => onChange(target.checked ? 'true' : undefined)} />
      {label}
    </label>
  );
}
