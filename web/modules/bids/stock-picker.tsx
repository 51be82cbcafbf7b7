import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { BidCar } from '../../../shared/requests/fitting-api.ts';
import { bidFormWords } from '../../../words/bids/bid-form.ts';
import { Paged } from '../../ui/paged.tsx';
import { useFocusKept } from '../../ui/remember-focus.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Showing } from '../../ui/showing.tsx';
import { useStockFor } from './car-queries.ts';
import { StockRow } from './stock-row.tsx';

interface StockPickerProps {
  requestId: string;
  /** Whether the whole stock is listed at once, not only what fits. */
  isOpen?: boolean;
  disabled?: boolean;
  onPick: (car: BidCar) => void;
}

const first = 3;

/** The own cars that a bid on this request can carry, to choose one: what its buyer asked about, up to three with those that fit it, and the others at a tap. */
export function StockPicker({ requestId, isOpen = false, disabled = false, onPick }: StockPickerProps) {
  useFocusKept();
  const fitting = (useStockFor(requestId).rows ?? []).filter(({ asked, fits }) => asked || fits).slice(0, first);
  const [showsAll, setShowsAll] = useState(isOpen);
  if (showsAll) return <WholeStock {...{ requestId, disabled, onPick }} />;
  return (
    <>
      <Rows cars={fitting} {...{ disabled, onPick }} />
      <button type="button" className="btn btn-outline justify-self-start" disabled={disabled} onClick={() => setShowsAll(true)}>
        {fitting.length > 0 ? bidFormWords.anotherOfStock : bidFormWords.choose}
      </button>
    </>
  );
}

function WholeStock({ requestId, disabled, onPick }: Required<Omit<StockPickerProps, 'isOpen'>>) {
  const [search, setSearch] = useState<string>();
  const stock = useStockFor(requestId, search);
  return (
    <>
      <SearchField label={bidFormWords.search} search={search} onSearch={setSearch} />
      <Showing showing={stock.latest?.showing} search={search} onSearch={setSearch} />
      <Paged
        list={stock}
        loading={bidFormWords.loadingStock}
        empty={
          search ? (
            <p className="text-muted">{bidFormWords.noneOfThatName}</p>
          ) : (
            <p className="text-muted">
              {bidFormWords.noneOnMarket}{' '}
              <Link className="link" to={paths.addCar}>
                {bidFormWords.addACar}
              </Link>
            </p>
          )
        }
      >
        {(cars) => <Rows {...{ cars, disabled, onPick }} />}
      </Paged>
    </>
  );
}

const labelOf = ({ asked, fits }: BidCar) => (asked ? bidFormWords.askedAbout : fits ? bidFormWords.fits : undefined);

function Rows({ cars, disabled, onPick }: { cars: BidCar[]; disabled: boolean; onPick: (car: BidCar) => void }) {
  if (cars.length === 0) return null;
  return (
    <ul className="divide-line border-line divide-y border-y">
      {cars.map((car) => (
        <li key={car.id}>
          <button
            type="button"
            className="flex w-full items-center gap-3 py-2.5 hover:bg-line/30"
            disabled={disabled}
            onClick={() => onPick(car)}
          >
            <StockRow car={car} label={labelOf(car)} />
          </button>
        </li>
      ))}
    </ul>
  );
}
