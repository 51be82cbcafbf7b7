import type { Bid } from '../../../shared/bids/api.ts';
import { ksh } from '../../../shared/money.ts';
import { showProblem } from '../../app/problems.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
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

/** Both decisions are final, so the page asks once, naming dealer and price (RULINGS, 'Lifecycles'). */
export function DecideDialog({ bid, decision, onClose }: { bid: Bid; decision: 'accept' | 'reject'; onClose: () => void }) {
  const decide = useDecideBid(bid.id);
  const { title, means, action, done, failed } = words[decision];
  const dealerName = bid.dealer.business_name ?? bid.dealer.full_name;

  const confirm = () =>
    decide.mutate(decision, {
      onSuccess: () => toast.success(done),
      onError: (error) => showProblem(failed, error),
      onSettled: onClose,
    });

  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        <strong>{dealerName}</strong> offers <strong className="price">{ksh(bid.price)}</strong> for {bid.request.car_model}.
      </p>
      <p className="mt-2">{means} This can’t be undone.</p>
      <div className="dialog-actions mt-6">
        <button type="button" className="btn btn-outline" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="btn btn-primary" disabled={decide.isPending} aria-busy={decide.isPending} onClick={confirm}>
          {action}
        </button>
      </div>
    </Dialog>
  );
}
