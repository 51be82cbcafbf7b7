import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { DealerPage } from '../../../shared/dealers/api.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { dealersWords } from '../../../words/dealers/dealers.ts';
import { Signboard } from '../../ui/signboard.tsx';
import { DealerFigures } from './dealer-figures.tsx';
import { MapLink } from './map-link.tsx';
import { VerifiedSince } from './verified-since.tsx';

/** Who sells a car, on the car's page. */
export function DealerCard({ dealer }: { dealer: DealerPage }) {
  return (
    <section className="card grid gap-4 p-4" aria-label={dealersWords.theDealer}>
      <div className="flex gap-3">
        <Signboard name={dealerName(dealer)} />
        <div className="grid min-w-0 gap-1">
          <Link className="font-display flex min-h-11 items-center text-lg wrap-anywhere" to={paths.dealer(dealer.id)}>
            {dealerName(dealer)}
          </Link>
          <span className="text-muted wrap-anywhere">{dealer.business_address ?? dealer.location}</span>
          <VerifiedSince dealer={dealer} />
        </div>
      </div>
      <DealerFigures dealer={dealer} />
      <div className="grid xs:grid-cols-2 gap-3">
        <Link className="btn btn-outline" to={paths.dealer(dealer.id)}>
          {dealersWords.carsHere(dealer.cars_count)}
        </Link>
        <MapLink dealer={dealer} />
      </div>
    </section>
  );
}
