import { useNavigate } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { deleteRequestWords } from '../../../words/requests/delete-request.ts';
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
    done: deleteRequestWords.deleted,
    failed: deleteRequestWords.notDeleted,
    onClose,
  });
  return (
    <ConfirmDialog
      title={deleteRequestWords.deleteThis}
      action={deleteRequestWords.confirm}
      keep={deleteRequestWords.keep}
      isLoss
      {...confirmation}
    >
      <p className="wrap-anywhere">
        {deleteRequestWords.willVanish(<strong>{request.car_model}</strong>)}{' '}
        {request.bid_count > 0 && deleteRequestWords.soWillOffers(request.bid_count)}
      </p>
      <p className="mt-2">{deleteRequestWords.viewingsCancelled}</p>
    </ConfirmDialog>
  );
}
