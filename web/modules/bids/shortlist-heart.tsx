import { whyStopped } from '../../../shared/access.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { offersWords } from '../../../words/bids/offers.ts';
import { showProblem } from '../../client/problems.ts';
import { useUser } from '../../client/session.ts';
import { Heart } from '../../ui/heart.tsx';
import { useShortlist } from './queries.ts';

/** The heart on an offer: on the shortlist with one tap, shown at once and taken back when the server refuses. */
export function ShortlistHeart({ bid }: { bid: Bid }) {
  const { mutate, isPending, variables } = useShortlist(bid.id);
  const refusal = whyStopped(useUser());
  const isOn = isPending ? variables : bid.shortlisted === true;
  return (
    <Heart
      isOn={isOn}
      label={offersWords.shortlistIt(dealerName(bid.dealer))}
      refusal={refusal}
      onTap={() => isPending || mutate(!isOn, { onError: (error) => showProblem(offersWords.notShortlisted, error) })}
    />
  );
}
