import { useEffect, useId, useState } from 'react';
import { type OfferSort, offerSorts } from '../../../shared/bids/sorts.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { offersWords } from '../../../words/bids/offers.ts';
import { Icon } from '../../ui/icon.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import type { OfferView } from './offer-view.ts';

/** Order, shortlist and comparison of the offers on a request; nothing while there is only one. */
export function OfferTools({ request, view }: { request: OwnRequest; view: OfferView }) {
  const [isChoosing, setChoosing] = useState(false);
  const id = useId();
  const { sort, only, compared, change } = view;
  const { shortlist_count, bid_count } = request;
  // The last heart was taken off: an empty filter would hide every offer.
  useEffect(() => {
    if (only && shortlist_count === 0) change({ only: undefined });
  }, [only, shortlist_count, change]);
  if (bid_count < 2) return null;
  return (
    <div className="offer-tools">
      <label className="sr-only" htmlFor={id}>
        {offersWords.sortBy}
      </label>
      <span className="offer-sort">
        <Icon name="sort" size={18} />
        <select id={id} className="input" value={sort} onChange={({ target }) => change({ sort: target.value as OfferSort })}>
          {offerSorts.map((name) => (
            <option key={name} value={name}>
              {offersWords.sorts[name]}
            </option>
          ))}
        </select>
      </span>
      <button
        type="button"
        className="btn btn-outline offer-shortlist"
        aria-pressed={only === 'shortlist'}
        disabled={shortlist_count === 0}
        onClick={() => change({ only: only ? undefined : 'shortlist', compared: [] })}
      >
        <Icon name="heart" size={20} />
        <span>
          <span className="max-sm:sr-only">{offersWords.shortlist} </span>({shortlist_count})
        </span>
      </button>
      {compared.length > 1 ? (
        <button type="button" className="btn btn-outline offer-compare" onClick={() => change({ compared: [] })}>
          <Icon name="close" size={18} /> {offersWords.all}
        </button>
      ) : (
        <button type="button" className="btn btn-outline offer-compare" onClick={() => setChoosing(true)}>
          <Icon name="compare" size={18} /> {offersWords.compare}
        </button>
      )}
      <p className="text-muted basis-full text-sm max-sm:hidden">{offersWords.order[sort]}</p>
      {isChoosing && <CompareDialog request={request} view={view} onClose={() => setChoosing(false)} />}
    </div>
  );
}
