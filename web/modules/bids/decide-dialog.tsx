import type { ReactNode } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import { againstBudget } from '../../../shared/bids/against-budget.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { ksh } from '../../../shared/money.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDecideBid } from './queries.ts';

const words = {
  accept: {
    title: 'Accept this offer?',
    means: 'Next you choose a time to see the car. Accepting costs nothing and is no promise to buy; other offers stay open.',
    action: 'Accept offer',
    done: null,
    failed: 'Failed to accepted offer',
  },
  reject: {
    title: 'Reject this offer?',
    means: 'The dealer is told and can’t make another offer for this request.',
    action: 'Reject offer',
    done: 'Offer rejected. The dealer has been notified.',
    failed: 'Failed to rejected offer',
  },
};

interface DecideDialogProps {
  bid: Bid;
  decision: 'accept' | 'reject';
  onClose: () => void;
  /** After the decision; a refusal or "Cancel" closes without it. */
  onDone: () => void;
}

/** Both decisions are final, so the page asks before, and names dealer and price (docs/domain/lifecycles.md, "Bid"). */
export function DecideDialog({ bid, decision, onClose, onDone }: DecideDialogProps) {
  const decide = useDecideBid(bid.id);
  const { title, means, action, done, failed } = words[decision];
  const confirmation = useConfirmation({ act: () => decide.mutateAsync(decision), done, failed, onClose, onDone });
  const warning = decision === 'accept' ? warningOf(bid) : null;

  return (
    <ConfirmDialog title={title} action={action} isLoss={decision === 'reject'} {...confirmation}>
      <p className="wrap-anywhere">
        <strong>{dealerName(bid.dealer)}</strong> offers <strong className="price">{ksh(bid.price)}</strong> for {bid.request.car_model}.
      </p>
      {warning && <p className="text-clay mt-2 font-bold">{warning}</p>}
      <p className="mt-2">{means} This can’t be undone.</p>
    </ConfirmDialog>
  );
}

/** What should be noticed before accepting: a price over the limit, or one so low that it may be a mistake or bait. */
function warningOf({ price, request }: Bid): ReactNode {
  const { budget_min, budget_max } = request;
  const against = againstBudget(price, request, 'buyer');
  if (against?.isOver) return `That is ${against.words}.`;
  const least = budget_min ?? budget_max;
  if (least === null || price >= least / 2) return null;
  return (
    <>
      That is less than half of your budget. Never pay before you have seen the car.{' '}
      <a className="link" href={paths.deposit}>
        Asked for a deposit?
      </a>
    </>
  );
}
