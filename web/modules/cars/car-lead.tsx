import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { Alike, CarDetails, CarPage } from '../../../shared/cars/car-page-api.ts';
import { factsLine } from '../../../shared/cars/facts-in-words.ts';
import { carFields } from '../../../shared/cars/fields.ts';
import { carName } from '../../../shared/cars/names.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { namesAt } from '../../../shared/field-row.ts';
import { ksh } from '../../../shared/money.ts';
import { carPageWords } from '../../../words/cars/car-page.ts';
import { useUser } from '../../client/session.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Price } from '../../ui/price.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { AgainstMiddle } from './against-middle.tsx';
import { AskForOffer } from './ask-for-offer.tsx';
import { BesidePrice } from './beside-price.tsx';
import { SavedHeart } from './saved-heart.tsx';
import { ShareButton } from './share-button.tsx';

interface CarLeadProps {
  car: CarDetails;
  state: CarPage['state'];
  alike: Alike | undefined;
}

/** What leads a car's page: state, name, price, and the one act of a buyer, which on a phone is in the bar below. */
export function CarLead({ car, state, alike }: CarLeadProps) {
  const { role, user_id } = useUser();
  return (
    <section className="lead-card car-lead" aria-label={carPageWords.theOffer}>
      <p>
        <CarState car={car} state={state} />
      </p>
      <PageTitle title={carName(car)} />
      <p className="text-muted">{factsLine(car, namesAt(carFields, 'lead'))}</p>
      <p>
        <Price amount={car.price} className="car-lead-price" />
        {car.was_price && <s className="text-muted ml-3">{ksh(car.was_price)}</s>}
      </p>
      <BesidePrice car={car} />
      {alike && <AgainstMiddle price={car.price} alike={alike} />}
      {role === 'buyer' && <AskForOffer car={car} className="mt-2 max-lg:hidden" />}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <SavedHeart car={car} isOnPhoto={false} />
        {state === 'on_market' && <ShareButton title={carName(car)} path={paths.car(car.id)} />}
        {car.dealer.id === user_id && state !== 'sold' && (
          <Link className="btn btn-outline" to={paths.editCar(car.id)}>
            {carPageWords.edit}
          </Link>
        )}
      </div>
      {role === 'buyer' && !car.own_request && <p className="text-muted text-sm">{carPageWords.whatAskingDoes(dealerName(car.dealer))}</p>}
    </section>
  );
}

function CarState({ car, state }: Pick<CarLeadProps, 'car' | 'state'>) {
  if (state === 'sold') return <StateWords kind="ended">{carPageWords.soldHere}</StateWords>;
  if (state === 'gone') return <StateWords kind="ended">{carPageWords.offMarket}</StateWords>;
  if (car.status === 'reserved') return <StateWords kind="open">{carPageWords.reserved}</StateWords>;
  return <StateWords kind="settled">{carPageWords.available}</StateWords>;
}
