import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { carName } from '../../../shared/cars/names.ts';
import type { CarStatus } from '../../../shared/cars/options.ts';
import { whyNotDeleteCar, whyNotSetCarStatus } from '../../../shared/cars/rules.ts';
import type { StockCar } from '../../../shared/cars/stock-api.ts';
import { ownCarWords } from '../../../words/cars/own-car.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { UnlessStopped, WhyStopped } from '../../client/unless-stopped.tsx';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { sayAloud } from '../../ui/aloud.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EndedBidsList } from './ended-bids-list.tsx';
import { useDeleteCar, useEndedBids, useSetCarStatus } from './stock-queries.ts';

interface OwnCarDialogProps {
  car: StockCar;
  onClose: () => void;
}

/** What a dealer can do with a car beside changing it: reserve, release, mark as sold, delete (docs/domain/lifecycles.md, "Car"). */
export function OwnCarDialog({ car, onClose }: OwnCarDialogProps) {
  const [asked, setAsked] = useState<'sold' | 'delete' | null>(null);
  if (asked === 'sold') return <Sell car={car} onClose={onClose} />;
  if (asked === 'delete') return <Delete car={car} onClose={onClose} />;
  return <Choices car={car} onClose={onClose} onAsk={setAsked} />;
}

function Choices({ car, onClose, onAsk }: OwnCarDialogProps & { onAsk: (what: 'sold' | 'delete') => void }) {
  const ends = useEndedBids(car.id);
  if (!ends.data) {
    return (
      <Dialog title={carName(car)} onClose={onClose}>
        <NotLoaded error={ends.error} refetch={ends.refetch} loading={ownCarWords.loading} />
      </Dialog>
    );
  }
  const facts = { car, ...ends.data };
  const noSale = whyNotSetCarStatus(facts, 'sold');
  const noDeletion = whyNotDeleteCar(ends.data);
  const viewing = ends.data.has_open_viewing && noDeletion?.message();
  const relisting = car.status === 'sold' && whyNotSetCarStatus(facts, 'available')?.message();
  return (
    <Dialog title={carName(car)} onClose={onClose}>
      <div className="grid gap-2">
        {viewing && (
          <div className="notice">
            <p>
              <strong>{ownCarWords.saleOnViewing}</strong> {viewing}
            </p>
            {ends.data.viewing_id && (
              <Link className="btn btn-primary mt-3" to={paths.appointment(ends.data.viewing_id)}>
                {ownCarWords.openViewing}
              </Link>
            )}
          </div>
        )}
        {relisting && <p className="notice">{relisting}</p>}
        {car.is_on_market && (
          <Link className="btn btn-outline" to={paths.car(car.id)}>
            {ownCarWords.seeAsBuyers}
          </Link>
        )}
        <WhyStopped />
        <UnlessStopped>
          {car.status === 'available' && <StatusButton car={car} to="reserved" label={ownCarWords.markReserved} onClose={onClose} />}
          {car.status !== 'available' && !relisting && (
            <StatusButton car={car} to="available" label={ownCarWords.markAvailable} onClose={onClose} />
          )}
          {car.status !== 'sold' && (
            <button type="button" className="btn btn-outline" disabled={noSale !== null} onClick={() => onAsk('sold')}>
              {ownCarWords.markSoldAsks}
            </button>
          )}
          <button type="button" className="btn btn-quiet text-danger" disabled={noDeletion !== null} onClick={() => onAsk('delete')}>
            {ownCarWords.deleteAsks}
          </button>
        </UnlessStopped>
      </div>
    </Dialog>
  );
}

function StatusButton({ car, to, label, onClose }: OwnCarDialogProps & { to: CarStatus; label: string }) {
  const setStatus = useSetCarStatus(car.id);
  const { isBusy, problem, onConfirm } = useConfirmation({
    act: () => setStatus.mutateAsync(to).then(() => sayAloud(to === 'reserved' ? ownCarWords.markedReserved : ownCarWords.availableAgain)),
    done: null,
    failed: ownCarWords.statusNotChanged,
    onClose,
  });
  return (
    <>
      {problem && (
        <p className="failure" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="btn btn-outline" disabled={isBusy} aria-busy={isBusy} onClick={onConfirm}>
        {label}
      </button>
    </>
  );
}

function Sell({ car, onClose }: OwnCarDialogProps) {
  const { data: ends } = useEndedBids(car.id);
  const setStatus = useSetCarStatus(car.id);
  const confirmation = useConfirmation({
    act: () => setStatus.mutateAsync('sold').then(() => sayAloud(ownCarWords.markedSold)),
    done: null,
    failed: ownCarWords.statusNotChanged,
    onClose,
  });
  return (
    <ConfirmDialog title={ownCarWords.isSold(carName(car))} action={ownCarWords.markSold} {...confirmation}>
      {ends?.bids.some(({ status }) => status === 'accepted') && (
        <p className="notice mb-4">
          <strong>{ownCarWords.saleOnViewingInstead}</strong> {ownCarWords.buyerCanBook}
        </p>
      )}
      <p>{ownCarWords.notFoundAnyMore}</p>
      <EndedBidsList carId={car.id} />
    </ConfirmDialog>
  );
}

function Delete({ car, onClose }: OwnCarDialogProps) {
  const deleteCar = useDeleteCar(car.id);
  const confirmation = useConfirmation({
    act: () => deleteCar.mutateAsync(),
    done: ownCarWords.deleted,
    failed: ownCarWords.notDeleted,
    onClose,
  });
  return (
    <ConfirmDialog
      title={ownCarWords.deleteIt(carName(car))}
      action={ownCarWords.deleteAct}
      isLoss
      keep={ownCarWords.keepIt}
      {...confirmation}
    >
      <p>{ownCarWords.leaves}</p>
      <EndedBidsList carId={car.id} />
    </ConfirmDialog>
  );
}
