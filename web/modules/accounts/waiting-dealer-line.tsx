import { Link } from 'react-router';
import type { Profile } from '../../../shared/accounts/api.ts';
import { dealerName } from '../../../shared/accounts/names.ts';
import { waitingTime } from '../../../shared/accounts/waiting.ts';
import { paths } from '../../../shared/site/paths.ts';
import { Signboard } from '../../ui/signboard.tsx';
import { StateWords } from '../../ui/state-words.tsx';
import { useNow } from '../../ui/use-now.ts';

/** A dealer that waits for verification, on the administrator's home; the list of checks is on the page that it leads to. */
export function WaitingDealerLine({ dealer }: { dealer: Profile }) {
  const { words, isLate } = waitingTime(dealer.waiting_since, useNow());
  const name = dealerName(dealer);
  return (
    <Link className="group flex gap-3" to={paths.adminUsers('waiting')}>
      <Signboard name={name} />
      <span className="min-w-0 grow">
        <span className="block font-bold wrap-anywhere group-hover:underline">{name}</span>
        <span className="text-muted block text-sm wrap-anywhere">
          {dealer.location} · {dealer.business_license ? `Licence: ${dealer.business_license}` : 'No licence number'}
        </span>
      </span>
      <span className="shrink-0 text-sm">{isLate ? <StateWords kind="waiting">{words}</StateWords> : words}</span>
    </Link>
  );
}
