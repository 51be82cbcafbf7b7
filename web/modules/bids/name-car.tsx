import { useState } from 'react';
import type { Bid } from '../../../shared/bids/api.ts';
import { whyNotNameCar } from '../../../shared/bids/rules.ts';
import { ownBidsWords } from '../../../words/bids/own-bids.ts';
import { useUser } from '../../client/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const NameCarDialog = lazyDialog(async () => (await import('./name-car-dialog.tsx')).NameCarDialog);

interface NameCarProps {
  bid: Pick<Bid, 'id' | 'price' | 'status' | 'car_gone' | 'other_car'>;
  request: { id: string; car_model: string; status: Bid['request']['status'] };
}

/** The dealer's button to name another car, where the one of an accepted bid was sold and none was named yet. */
export function NameCar({ bid, request }: NameCarProps) {
  const [isAsking, setAsking] = useState(false);
  if (whyNotNameCar({ bid, request, dealer: useUser() })) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn-primary"
        aria-label={ownBidsWords.nameAnotherFor(request.car_model)}
        onClick={() => setAsking(true)}
      >
        {ownBidsWords.nameAnother}
      </button>
      {isAsking && <NameCarDialog bid={bid} requestId={request.id} onClose={() => setAsking(false)} />}
    </>
  );
}
