import { type BrowseFilters, groupsSet, without } from '../../../shared/cars/browse-filters.ts';
import { inWords } from '../../../shared/cars/filter-words.ts';
import { marketWords } from '../../../words/cars/market.ts';
import { Icon } from '../../ui/icon.tsx';

interface FilterChipsProps {
  filters: BrowseFilters;
  /** Shows the cars of these filters instead. */
  onShow: (filters: BrowseFilters) => void;
}

/** The filters that are set, each taken away by a tap. */
export function FilterChips({ filters, onShow }: FilterChipsProps) {
  const groups = groupsSet(filters);
  if (groups.length === 0) return null;
  const { sort } = filters;
  return (
    <div className="filter-chips">
      <button type="button" className="link min-h-11 px-1 whitespace-nowrap" onClick={() => onShow(sort ? { sort } : {})}>
        {marketWords.clearAll}
      </button>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          className="chip"
          aria-label={marketWords.removeFilter(inWords(group, filters))}
          onClick={() => onShow(without(filters, group))}
        >
          {inWords(group, filters)}
          <Icon name="close" size={16} />
        </button>
      ))}
    </div>
  );
}
