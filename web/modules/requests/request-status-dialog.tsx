import { useState } from 'react';
import { type RequestStatus, requestStatuses } from '../../../shared/deal.ts';
import type { WholeRequest } from '../../../shared/requests/admin-api.ts';
import { requestStatusLabels } from '../../../shared/requests/status-labels.ts';
import { whatStatusDoes } from '../../../shared/requests/status-words.ts';
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
    <Dialog title="Change status" onClose={onClose}>
      <NotLoaded {...{ error, refetch }} failure="Failed to fetch requests" loading="Loading" />
    </Dialog>
  );
}

function StatusForm({ request, onClose }: { request: WholeRequest; onClose: () => void }) {
  const [to, setTo] = useState<RequestStatus>();
  const change = useSetRequestStatus(request.id);
  const { onConfirm, ...confirmation } = useConfirmation({
    act: async () => to && change.mutateAsync(to),
    done: 'Request status updated successfully',
    failed: 'Failed to update request status',
    onClose,
  });
  return (
    <FormDialog
      title="Change status"
      action={to ? `Set to ${requestStatusLabels[to]}` : 'Set'}
      busy="Saving…"
      isLoss={to === 'cancelled'}
      disabled={!to}
      onSubmit={onConfirm}
      {...confirmation}
    >
      <p className="wrap-anywhere">
        <strong>{request.car_model}</strong>, wanted by {request.buyer.full_name}, is {requestStatusLabels[request.status].toLowerCase()}.
      </p>
      <SelectField label="Status" name="status" value={to ?? ''} onChange={({ target }) => setTo(target.value as RequestStatus)}>
        <option value="" disabled>
          Choose a status
        </option>
        {requestStatuses
          .filter((status) => status !== request.status)
          .map((status) => (
            <option key={status} value={status}>
              {requestStatusLabels[status]}
            </option>
          ))}
      </SelectField>
      <Consequences sentences={to ? whatStatusDoes(request, to) : []} />
    </FormDialog>
  );
}
