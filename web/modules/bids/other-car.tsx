import { useState } from 'react';
import { whyStopped } from '../../../shared/access.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { logbookNote } from '../../../shared/bids/logbook-note.ts';
import { whyNotConfirmCar, whyNotDeclineCar } from '../../../shared/bids/rules.ts';
import { besideName, factsLine } from '../../../shared/cars/facts-in-words.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { carName } from '../../../shared/cars/names.ts';
import { type CarAnswer, goneInWords } from '../../../shared/deal.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { ksh } from '../../../shared/money.ts';
import { offersWords } from '../../../words/bids/offers.ts';
import { useUser } from '../../client/session.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useFocusKept } from '../../ui/remember-focus.ts';
import { toast } from '../../ui/toast.ts';
import { BesidePrice } from '../cars/beside-price.tsx';
import { PhotoCover } from '../photos/photo-cover.tsx';
import { useAnswerCar } from './car-queries.ts';

type OtherCar = NonNullable<Bid['other_car']>;

/** The car that the dealer names in place of the one that is gone: what it is, and the buyer's answer (docs/domain/lifecycles.md, "A car that is sold"). */
export function OtherCarCard({ bid, car }: { bid: Bid; car: OtherCar }) {
  useFocusKept();
  // With the car as it was when the button was pressed: what is named anew behind the question is not what the buyer answers about.
  const [asking, setAsking] = useState<{ answer: CarAnswer; car: OtherCar } | null>(null);
  const facts = { bid, request: bid.request, dealer: bid.dealer };
  const stopped = whyStopped(useUser());
  const refusal = stopped ?? whyNotConfirmCar(facts);
  const name = nameOf(car);
  return (
    <section className="card card-waiting grid gap-2 p-3 sm:gap-3" aria-label={offersWords.anotherCar(name)}>
      {bid.car_gone && <p className="text-sm">{offersWords.offersAnother(goneInWords(bid.car_gone, 'buyer'), dealerName(bid.dealer))}</p>}
      <PhotoCover
        urls={car.photos.map(({ url }) => url)}
        car={carLooks(name, car.color)}
        title={name}
        price={bid.price}
        dealerName={dealerName(bid.dealer)}
        // Low on a phone, so that the answer is seen with it.
        shape="aspect-2/1 sm:aspect-4/3"
      />
      <p>
        <strong className="block wrap-anywhere">{name}</strong>
        {priceWords(bid, car)}
      </p>
      <div className="offer-decision">
        <button
          type="button"
          className="btn btn-primary"
          disabled={refusal !== null}
          onClick={() => setAsking({ answer: 'confirmed', car })}
        >
          {offersWords.takeThisCar}
        </button>
        <button
          type="button"
          className="btn btn-outline"
          disabled={(stopped ?? whyNotDeclineCar(facts)) !== null}
          onClick={() => setAsking({ answer: 'declined', car })}
        >
          {offersWords.decline}
        </button>
      </div>
      {refusal && <p className="text-muted text-sm">{refusal.message()}</p>}
      <BesidePrice car={car} notes={{ logbook_holder: logbookNote(car, bid.request) }} />
      <p className="text-sm">{factsLine(car, besideName)}</p>
      {asking && <AnswerDialog bid={bid} {...asking} onClose={() => setAsking(null)} />}
    </section>
  );
}

const nameOf = ({ make, model, year }: OtherCar) => (year === null ? `${make} ${model}` : carName({ make, model, year }));

/** The price stays that of the offer; where the stock has another one, that is said. */
function priceWords(bid: Bid, car: OtherCar): string {
  const price = ksh(bid.price);
  return car.price === bid.price ? offersWords.asAccepted(price) : offersWords.asAcceptedNot(price, ksh(car.price));
}

interface AnswerDialogProps {
  bid: Bid;
  car: OtherCar;
  answer: CarAnswer;
  onClose: () => void;
}

/** Both answers are final, so the page asks before. */
function AnswerDialog({ bid, car, answer, onClose }: AnswerDialogProps) {
  const reply = useAnswerCar(bid.id);
  const { title, action, done, failed } = offersWords.answer[answer];
  const act = async () => {
    await reply.mutateAsync({ answer, car });
    // Under the id of the notice that asked, whose place it takes.
    toast.success(done, { id: bid.id });
  };
  const confirmation = useConfirmation({ act, done: null, failed, onClose });
  const dealer = <strong>{dealerName(bid.dealer)}</strong>;
  return (
    <ConfirmDialog title={title} action={action} isLoss={answer === 'declined'} {...confirmation}>
      <p className="wrap-anywhere">
        {answer === 'confirmed'
          ? offersWords.thenFor(dealer, <strong>{nameOf(car)}</strong>, <strong className="price">{ksh(bid.price)}</strong>)
          : offersWords.nothingToView(dealer)}
      </p>
      <p className="mt-2">{offersWords.cantBeUndone}</p>
    </ConfirmDialog>
  );
}
