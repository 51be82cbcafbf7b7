import { carName } from '../../../shared/cars/names.ts';
import type { BidCar } from '../../../shared/requests/fitting-api.ts';
import { bidFormWords } from '../../../words/bids/bid-form.ts';
import { useFocusKept } from '../../ui/remember-focus.ts';
import { useStockedCar } from './car-queries.ts';
import { StockPicker } from './stock-picker.tsx';
import { StockRow } from './stock-row.tsx';

interface StockChoiceProps {
  requestId: string;
  carId: string | null;
  disabled: boolean;
  onPick: (car: BidCar) => void;
  /** `photos`: the addresses of its photos. */
  onDrop: (photos: string[]) => void;
}

/** Which car of the own stock the bid is about, if any; what is known of it fills the form. */
export function StockChoice({ requestId, carId, disabled, onPick, onDrop }: StockChoiceProps) {
  return (
    <section aria-labelledby="from-stock" className="grid gap-2">
      <h3 id="from-stock" className="text-base">
        {carId ? bidFormWords.fromStock : bidFormWords.fromStockWhich}
      </h3>
      {carId ? <ChosenCar {...{ carId, disabled, onDrop }} /> : <StockPicker {...{ requestId, disabled, onPick }} />}
    </section>
  );
}

function ChosenCar({ carId, disabled, onDrop }: Pick<StockChoiceProps, 'disabled' | 'onDrop'> & { carId: string }) {
  useFocusKept();
  const { data: car } = useStockedCar(carId);
  return (
    <div className="card card-settled grid gap-2 p-3">
      {car && (
        <div className="flex items-center gap-3">
          <StockRow car={car} />
        </div>
      )}
      {car?.status === 'sold' && <p className="error">{bidFormWords.isSold(carName(car))}</p>}
      <p className="text-muted text-sm">{bidFormWords.filledIn}</p>
      <button
        type="button"
        className="btn btn-outline justify-self-start"
        disabled={disabled}
        onClick={() => onDrop(car?.photos.map(({ url }) => url) ?? [])}
      >
        {bidFormWords.noAnother}
      </button>
    </div>
  );
}
