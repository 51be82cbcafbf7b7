import { type ReactNode, useState } from 'react';
import type { Bid } from '../../../shared/bids/api.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { offersWords } from '../../../words/bids/offers.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Price } from '../../ui/price.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Failure } from '../../ui/states.tsx';
import { CarPicture } from '../cars/car-picture.tsx';
import { maxCompared, type OfferView } from './offer-view.ts';
import { useOffersOn } from './queries.ts';

interface CompareDialogProps {
  request: OwnRequest;
  view: OfferView;
  onClose: () => void;
}

/** The choice of two to four offers that then stand side by side; a shortlist of so many is chosen already, and so are two that are all there is. */
export function CompareDialog(props: CompareDialogProps) {
  const { request, view } = props;
  const { bids, bid_count } = request;
  const isHere = bids.length === bid_count && view.sort === 'best' && !view.only;
  return isHere ? <Choice {...props} rows={bids} /> : <ChoiceOfRead {...props} />;
}

function ChoiceOfRead(props: CompareDialogProps) {
  const { rows, error, readAgain } = useOffersOn(props.request.id, { sort: props.view.sort, only: props.view.only });
  return (
    <Choice {...props} rows={rows} failure={error && <Failure title={offersWords.notLoaded} detail={error.message} retry={readAgain} />} />
  );
}

function Choice({ request, view, onClose, rows, failure }: CompareDialogProps & { rows: Bid[] | undefined; failure?: ReactNode }) {
  const [picked, setPicked] = useState<string[]>();
  const chosen = picked ?? chosenAlready(rows ?? []);
  const toggle = (id: string, isOn: boolean) => setPicked(isOn ? [...chosen, id] : chosen.filter((other) => other !== id));
  const compare = () => {
    view.change({ compared: chosen });
    onClose();
  };
  return (
    <Dialog title={offersWords.compareOffers} onClose={onClose}>
      <p className="text-muted">{offersWords.chooseTwoToFour}</p>
      {!rows && (failure || <Spinner label={offersWords.loading} />)}
      <ul className="divide-line my-3 divide-y">
        {rows?.map((bid) => (
          <li key={bid.id}>
            <label className="flex min-h-14 items-center gap-3 py-2">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={chosen.includes(bid.id)}
                disabled={chosen.length === maxCompared && !chosen.includes(bid.id)}
                onChange={({ target }) => toggle(bid.id, target.checked)}
              />
              <CarPicture
                urls={bid.image_urls}
                placeholder={bid.placeholder}
                car={carLooks(request.car_model, bid.color)}
                className="w-[min(4rem,18vw)]"
              />
              <span className="min-w-0">
                <Price amount={bid.price} className="text-[min(1.125rem,5.5vw)]" />
                <span className="text-muted block text-sm wrap-anywhere">{dealerName(bid.dealer)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {uiWords.cancel}
        </button>
        <button type="button" className="btn btn-primary" disabled={chosen.length < 2} onClick={compare}>
          {chosen.length < 2 ? offersWords.compare : offersWords.compareSo(chosen.length)}
        </button>
      </div>
    </Dialog>
  );
}

/** The ids of two offers, if there are no others, or of the shortlisted ones, as long as they can all be compared. */
function chosenAlready(bids: Bid[]): string[] {
  const ids = bids.filter(({ shortlisted }) => shortlisted || bids.length === 2).map(({ id }) => id);
  return ids.length > 1 && ids.length <= maxCompared ? ids : [];
}
