import type { ReactNode } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import { againstBudget } from '../../../shared/bids/against-budget.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { ksh } from '../../../shared/money.ts';
import { offersWords } from '../../../words/bids/offers.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDecideBid } from './queries.ts';

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
  const { title, means, action, failed } = offersWords.decide[decision];
  // What comes after accepting says that it is done.
  const done = decision === 'reject' ? offersWords.rejected : null;
  const confirmation = useConfirmation({ act: () => decide.mutateAsync(decision), done, failed, onClose, onDone });
  const warning = decision === 'accept' ? warningOf(bid) : null;

  return (
    <ConfirmDialog title={title} action={action} isLoss={decision === 'reject'} {...confirmation}>
      <p className="wrap-anywhere">
        {offersWords.offersFor(
          <strong>{dealerName(bid.dealer)}</strong>,
          <strong className="price">{ksh(bid.price)}</strong>,
          bid.request.car_model,
        )}
      </p>
      {warning && <p className="text-clay mt-2 font-bold">{warning}</p>}
      <p className="mt-2">
        {means} {offersWords.cantBeUndone}
      </p>
    </ConfirmDialog>
  );
}

/** What should be noticed before accepting: a price over the limit, or one so low that it may be a mistake or bait. */
function warningOf({ price, request }: Bid): ReactNode {
  const { budget_min, budget_max } = request;
  const against = againstBudget(price, request, 'buyer');
  if (against?.isOver) return offersWords.thatIs(against.words);
  const least = budget_min ?? budget_max;
  if (least === null || price >= least / 2) return null;
  return (
    <>
      {offersWords.farBelow}{' '}
      <a className="link" href={paths.deposit}>
        {offersWords.askedForDeposit}
      </a>
    </>
  );
}
