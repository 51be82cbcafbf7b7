import { useNavigate } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { plural } from '../../../shared/words.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteRequest } from './queries.ts';

/** Asks before a request is deleted with its offers. */
export function DeleteDialog({ request, onClose }: { request: OwnRequest; onClose: () => void }) {
  const remove = useDeleteRequest(request.id);
  const navigate = useNavigate();
  const confirmation = useConfirmation({
    act: async () => {
      await remove.mutateAsync();
      // The address may name the deleted request (`#id`); go to one without it.
      navigate(paths.requests, { replace: true });
    },
    done: 'Request deleted',
    failed: 'Failed to delete request',
    onClose,
  });
  return (
    <ConfirmDialog title="Delete this request?" action="Delete request" keep="Keep it" isLoss {...confirmation}>
      <p className="wrap-anywhere">
        <strong>{request.car_model}</strong> will vanish for you and the dealers. {offersGone(request.bid_count)}
      </p>
      <p className="mt-2">Open viewings are cancelled and their dealers told.</p>
    </ConfirmDialog>
  );
}

function offersGone(count: number): string {
  if (count === 0) return '';
  return plural(count, { one: 'So will its offer.', other: 'So will its # offers.' });
}
