import { useState } from 'react';
import { type RequestStatus, requestStatuses } from '../../../shared/deal.ts';
import type { WholeRequest } from '../../../shared/requests/admin-api.ts';
import { whatStatusDoes } from '../../../shared/requests/status-words.ts';
import { adminRequestListWords } from '../../../words/requests/admin-request-list.ts';
import { adminRequestsWords } from '../../../words/requests/admin-requests.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { Consequences } from '../../ui/consequences.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useSetRequestStatus, useWholeRequest } from './admin-queries.ts';

interface StatusDialogProps {
  id: string;
  onClose: () => void;
}

/** The administrator sets the status of a request, and reads before what follows. */
export function RequestStatusDialog({ id, onClose }: StatusDialogProps) {
  const { data: request, error, refetch } = useWholeRequest(id);
  if (request) return <StatusForm request={request} onClose={onClose} />;
  return (
    <Dialog title={adminRequestsWords.changeStatus} onClose={onClose}>
      <NotLoaded {...{ error, refetch }} failure={adminRequestsWords.notFetched} loading={uiWords.loading} />
    </Dialog>
  );
}

function StatusForm({ request, onClose }: { request: WholeRequest; onClose: () => void }) {
  const [to, setTo] = useState<RequestStatus>();
  const change = useSetRequestStatus(request.id);
  const { onConfirm, ...confirmation } = useConfirmation({
    act: async () => to && change.mutateAsync(to),
    done: adminRequestsWords.updated,
    failed: adminRequestsWords.notUpdated,
    onClose,
  });
  return (
    <FormDialog
      title={adminRequestsWords.changeStatus}
      action={to ? adminRequestsWords.setTo[to] : adminRequestsWords.set}
      busy={adminRequestsWords.saving}
      isLoss={to === 'cancelled'}
      disabled={!to}
      onSubmit={onConfirm}
      {...confirmation}
    >
      <p className="wrap-anywhere">
        {adminRequestsWords.now[request.status](<strong>{request.car_model}</strong>, request.buyer.full_name)}
      </p>
      <SelectField
        label={adminRequestsWords.status}
        name="status"
        value={to ?? ''}
        onChange={({ target }) => setTo(target.value as RequestStatus)}
      >
        <option value="" disabled>
          {adminRequestsWords.chooseStatus}
        </option>
        {requestStatuses
          .filter((status) => status !== request.status)
          .map((status) => (
            <option key={status} value={status}>
              {adminRequestListWords.statuses[status]}
            </option>
          ))}
      </SelectField>
      <Consequences sentences={to ? whatStatusDoes(request, to) : []} />
    </FormDialog>
  );
}
