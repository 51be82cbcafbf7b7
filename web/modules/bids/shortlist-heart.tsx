import { dealerName } from '../../../shared/accounts/names.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { showProblem } from '../../client/problems.ts';
import { Icon } from '../../ui/icon.tsx';
import { useShortlist } from './queries.ts';

/** The heart on an offer: on the shortlist with one tap, shown at once and taken back when the server refuses. */
export function ShortlistHeart({ bid }: { bid: Bid }) {
  const { mutate, isPending, variables } = useShortlist(bid.id);
  const isOn = isPending ? variables : bid.shortlisted === true;
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isOn}
      aria-label={`Shortlist the offer from ${dealerName(bid.dealer)}`}
      onClick={() => isPending || mutate(!isOn, { onError: (error) => showProblem('The shortlist was not changed', error) })}
    >
      <Icon name="heart" />
    </button>
  );
}
