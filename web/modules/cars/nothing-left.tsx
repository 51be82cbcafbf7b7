import type { CarCount } from '../../../shared/cars/browse-api.ts';
import { type BrowseFilters, groupsSet, without } from '../../../shared/cars/browse-filters.ts';
import { carsInWords } from '../../../shared/cars/counts.ts';
import { inWords } from '../../../shared/cars/filter-words.ts';
import { marketWords } from '../../../words/cars/market.ts';
import { useUser } from '../../client/session.ts';
import { Empty } from '../../ui/states.tsx';
import { PostFilters } from './post-filters.tsx';

interface NothingLeftProps {
  filters: BrowseFilters;
  counted: CarCount | undefined;
  onShow: (filters: BrowseFilters) => void;
}

/** No car: without which filter there would be some, and a request that dealers can answer. */
export function NothingLeft({ filters, counted, onShow }: NothingLeftProps) {
  const isBuyer = useUser().role === 'buyer';
  const loosened = counted?.loosened ?? [];
  const isFiltered = groupsSet(filters).length > 0;
  return (
    <Empty
      title={isFiltered ? titleOf(filters) : marketWords.noneNow}
      next={
        <>
          {loosened.slice(0, 3).map(({ group, count }) => (
            <button key={group} type="button" className="btn btn-outline" onClick={() => onShow(without(filters, group))}>
              {marketWords.withoutIt(inWords(group, filters), carsInWords(count))}
            </button>
          ))}
          {isFiltered && loosened.length === 0 && (
            <button type="button" className="btn btn-outline" onClick={() => onShow({})}>
              {marketWords.clearFilters}
            </button>
          )}
          {isBuyer && <PostFilters filters={filters} />}
        </>
      }
    >
      {isFiltered && <p>{wayOut(loosened.length > 0, isBuyer)}</p>}
      {!isFiltered && isBuyer && <p>{marketWords.sayWhatYouWant}</p>}
    </Empty>
  );
}

function titleOf(filters: BrowseFilters): string {
  const isOne = groupsSet(filters).length === 1 && !filters.search?.trim().includes(' ');
  return isOne ? marketWords.noMatch : marketWords.noneHasAll;
}

function wayOut(oneIsEnough: boolean, isBuyer: boolean): string {
  if (oneIsEnough) return isBuyer ? marketWords.takeOneOrSay : marketWords.takeOne;
  return isBuyer ? marketWords.takeSomeOrSay : marketWords.takeSome;
}
