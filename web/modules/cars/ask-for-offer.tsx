import { Link } from 'react-router';
import { whyStopped } from '../../../shared/access.ts';
import { paths } from '../../../shared/addresses/paths.ts';
import type { CarDetails } from '../../../shared/cars/car-page-api.ts';
import { carPageWords } from '../../../words/cars/car-page.ts';
import { useUser } from '../../client/session.ts';

interface AskForOfferProps {
  car: Pick<CarDetails, 'id' | 'own_request'>;
  className?: string;
}

/** Leads to the request form with this car filled in, a page of the public site, so no link of the app; or to the request in which the buyer has it already. */
export function AskForOffer({ car, className = '' }: AskForOfferProps) {
  const stopped = whyStopped(useUser());
  const look = ['btn btn-primary w-full', className].join(' ');
  if (car.own_request) {
    return (
      <Link className={look} to={paths.request(car.own_request)}>
        {carPageWords.seeYourRequest}
      </Link>
    );
  }
  if (stopped) return <p className="text-muted text-sm">{stopped.message()}</p>;
  return (
    <a className={look} href={paths.postRequestWith({ car: car.id })}>
      {carPageWords.askForOffer}
    </a>
  );
}
