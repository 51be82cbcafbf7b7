import { bidInWords } from '../../../shared/bids/state-in-words.ts';
import { factsInWords } from '../../../shared/cars/facts-in-words.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import type { DealerRequest } from '../../../shared/requests/api.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { ownBidDialogsWords } from '../../../words/bids/own-bid-dialogs.ts';
import { useUser } from '../../client/session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Price } from '../../ui/price.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';
import { AgainstLimit } from '../cars/against-limit.tsx';
import { CarOfOffer } from '../cars/car-of-offer.tsx';
import { PhotoCover } from '../photos/photo-cover.tsx';
import { NameCar } from './name-car.tsx';

interface OwnBidDialogProps {
  bid: NonNullable<DealerRequest['own_bid']>;
  request: Pick<DealerRequest, 'id' | 'car_model' | 'budget' | 'budget_min' | 'budget_max' | 'status'>;
  onClose: () => void;
}

/** A bid as its dealer sent it: price, photos, facts and message. */
export function OwnBidDialog({ bid, request, onClose }: OwnBidDialogProps) {
  const dealer = useUser();
  const { kind, words } = bidInWords({ ...bid, request, dealer }, 'dealer');
  const sent = friendlyMoment(bid.created_at, useNow());
  return (
    <Dialog title={ownBidDialogsWords.yourBidOn(request.car_model)} onClose={onClose}>
      <div className="grid gap-4">
        <PhotoCover
          urls={bid.image_urls}
          car={carLooks(request.car_model, bid.color)}
          title={request.car_model}
          price={bid.price}
          dealerName={dealer.business_name ?? dealer.full_name}
        />
        <p>
          <Price amount={bid.price} className="text-2xl" />
          <AgainstLimit price={bid.price} budget={request} className="block" />
        </p>
        <CarOfOffer car={bid.car} />
        <Facts facts={factsInWords(bid)} />
        {bid.message ? (
          <p className="wrap-anywhere whitespace-pre-line">{bid.message}</p>
        ) : (
          <p className="text-muted">{ownBidDialogsWords.noMessage}</p>
        )}
        <StateWords kind={kind}>{words}</StateWords>
        <NameCar bid={bid} request={request} />
        <p className="text-muted text-sm">{ownBidDialogsWords.sent(sent)}</p>
      </div>
    </Dialog>
  );
}
