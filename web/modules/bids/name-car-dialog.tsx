import { useState } from 'react';
import { carName } from '../../../shared/cars/names.ts';
import { ksh } from '../../../shared/money.ts';
import type { BidCar } from '../../../shared/requests/fitting-api.ts';
import { bidFormWords } from '../../../words/bids/bid-form.ts';
import { ownBidDialogsWords } from '../../../words/bids/own-bid-dialogs.ts';
import { ownBidsWords } from '../../../words/bids/own-bids.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { useNameCar } from './car-queries.ts';
import { StockPicker } from './stock-picker.tsx';
import { StockRow } from './stock-row.tsx';

interface NameCarDialogProps {
  bid: { id: string; price: number };
  requestId: string;
  onClose: () => void;
}

/** The dealer of an accepted bid whose car was sold names another one of the stock, at the accepted price (docs/domain/lifecycles.md, "A car that is sold"). */
export function NameCarDialog({ bid, requestId, onClose }: NameCarDialogProps) {
  const [car, setCar] = useState<BidCar | null>(null);
  return (
    <Dialog title={ownBidsWords.nameAnother} onClose={onClose}>
      <section className="grid gap-3" aria-label={ownBidDialogsWords.theOther}>
        <p>{ownBidDialogsWords.priceStays(<strong className="price">{ksh(bid.price)}</strong>)}</p>
        {car ? (
          <NamedCar {...{ bid, car, onClose }} onDrop={() => setCar(null)} />
        ) : (
          <StockPicker requestId={requestId} isOpen onPick={setCar} />
        )}
      </section>
    </Dialog>
  );
}

function NamedCar({ bid, car, onDrop, onClose }: Pick<NameCarDialogProps, 'bid' | 'onClose'> & { car: BidCar; onDrop: () => void }) {
  const name = useNameCar(bid.id);
  const { isBusy, problem, onConfirm } = useConfirmation({
    act: () => name.mutateAsync(car.id),
    done: ownBidDialogsWords.buyerAsked,
    failed: ownBidDialogsWords.notNamed,
    onClose,
  });
  return (
    <>
      <div className="card flex items-center gap-3 p-3">
        <StockRow car={car} label={car.fits ? bidFormWords.fits : undefined} />
      </div>
      {car.price > bid.price && <p className="text-clay">{ownBidDialogsWords.askedMore(ksh(car.price), carName(car), ksh(bid.price))}</p>}
      <p className="text-muted text-sm">{ownBidDialogsWords.once}</p>
      <div className="dialog-actions">
        {problem && <FormProblem sentence={problem} />}
        <button type="button" className="btn btn-outline" onClick={onDrop}>
          {ownBidDialogsWords.anotherOne}
        </button>
        <button type="button" className="btn btn-primary" disabled={isBusy} aria-busy={isBusy} onClick={onConfirm}>
          {ownBidDialogsWords.nameThis}
        </button>
      </div>
    </>
  );
}
