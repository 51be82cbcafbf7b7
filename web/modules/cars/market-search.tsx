import { marketWords } from '../../../words/cars/market.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSearch } from '../../ui/search-field.tsx';

interface MarketSearchProps {
  search: string | undefined;
  onSearch: (search: string | undefined) => void;
}

/** The field for make or model. */
export function MarketSearch({ search, onSearch }: MarketSearchProps) {
  return (
    <div className="market-search">
      <Icon name="buyer-requests" />
      <input className="input" aria-label={marketWords.searchLabel} placeholder={marketWords.search} {...useSearch(search, onSearch)} />
    </div>
  );
}
