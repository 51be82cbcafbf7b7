import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { DealerLine } from '../../../shared/dealers/api.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { dealersWords } from '../../../words/dealers/dealers.ts';
import { Icon } from '../../ui/icon.tsx';
import { Signboard } from '../../ui/signboard.tsx';
import { Rating } from '../../ui/stars.tsx';
import { VerifiedSince } from './verified-since.tsx';

/** A dealer in the list of dealers; all of it leads to the dealer's page. */
export function DealerRow({ dealer }: { dealer: DealerLine }) {
  return (
    <Link to={paths.dealer(dealer.id)} className="flex items-center gap-3 py-4 text-inherit no-underline hover:bg-line/20">
      <Signboard name={dealerName(dealer)} />
      <span className="grid min-w-0 grow gap-1">
        <span className="font-display text-lg wrap-anywhere">{dealerName(dealer)}</span>
        <span className="text-muted wrap-anywhere">{dealer.location}</span>
        <VerifiedSince dealer={dealer} />
        <span className="flex flex-wrap gap-x-4">
          <Rating rating={dealer.rating} count={dealer.rating_count} />
          <span className="text-sm">{dealersWords.carsHere(dealer.cars_count)}</span>
        </span>
      </span>
      <Icon name="forward" />
    </Link>
  );
}
