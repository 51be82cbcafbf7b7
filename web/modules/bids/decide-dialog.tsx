import { dealerName } from '../../../shared/accounts/names.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { ksh } from '../../../shared/money.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDecideBid } from './queries.ts';

const words = {
  accept: {
    title: 'Accept this offer?',
    means: 'You may then book a viewing. Accepting costs nothing and is no promise to buy; other offers stay open.',
    action: 'Accept offer',
    done: 'Offer accepted! The dealer has been notified. Please book an appointment to view the vehicle.',
    failed: 'Failed to accepted offer',
  },
  reject: {
    title: 'Reject this offer?',
    means: 'The dealer is told and can’t bid on this request again.',
    action: 'Reject offer',
    done: 'Offer rejected. The dealer has been notified.',
    failed: 'Failed to rejected offer',
  },
};

/** Both decisions are final, so the page asks before, and names dealer and price (docs/domain/lifecycles.md, "Bid"). */
export function DecideDialog({ bid, decision, onClose }: { bid: Bid; decision: 'accept' | 'reject'; onClose: () => void }) {
  const decide = useDecideBid(bid.id);
  const { title, means, action, done, failed } = words[decision];
  const confirmation = useConfirmation({ act: () => decide.mutateAsync(decision), done, failed, onClose });

  return (
    <ConfirmDialog title={title} action={action} isLoss={decision === 'reject'} {...confirmation}>
      <p className="wrap-anywhere">
        <strong>{dealerName(bid.dealer)}</strong> offers <strong className="price">{ksh(bid.price)}</strong> for {bid.request.car_model}.
      </p>
      <p className="mt-2">{means} This can’t be undone.</p>
    </ConfirmDialog>
  );
}
