import { useEffect } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import type { AdminConversation } from '../../../shared/messages/admin-api.ts';
import { longDate, timeOfDay } from '../../../shared/time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Failure } from '../../ui/states.tsx';
import { AdminMessageList } from './admin-message-list.tsx';
import { useOpenConversation } from './admin-queries.ts';
import { Participants } from './participants.tsx';

/** 'Conversation Details': a conversation as the administrator reads it. Its messages come once the audit log has that it was opened. */
export function AdminConversationDialog({ chat, onClose }: { chat: AdminConversation; onClose: () => void }) {
  const { mutate: open, isSuccess, error } = useOpenConversation(chat.id);
  useEffect(() => open(), [open]);
  return (
    <Dialog title="Conversation Details" onClose={onClose}>
      <div className="grid gap-4">
        <Participants chat={chat} />
        <dl className="grid xs:grid-cols-2 gap-x-4 gap-y-2">
          <div>
            <dt className="text-muted text-sm">Car Model</dt>
            <dd className="font-bold wrap-anywhere">{chat.car_model}</dd>
          </div>
          <div>
            <dt className="text-muted text-sm">Status</dt>
            <dd>
              <Badge status={chat.status} />
            </dd>
          </div>
          <div className="xs:col-span-2">
            <dt className="text-muted text-sm">Appointment</dt>
            <dd>
              {longDate(chat.appointment_date)}, {timeOfDay(chat.appointment_date)}
            </dd>
          </div>
        </dl>
        {isSuccess && <AdminMessageList chat={chat} />}
        {error && <Failure title="Failed to fetch messages" detail={error.message} retry={() => open()} />}
        {!isSuccess && !error && (
          <div className="h-80">
            <Spinner label="Loading messages" />
          </div>
        )}
        <a className="btn btn-outline" href={paths.appointment(chat.id)} target="_blank" rel="noreferrer">
          Open the appointment <span className="sr-only">in a new tab</span>
        </a>
        <p className="text-muted text-sm">The audit log keeps that you opened this. Nothing is marked as read.</p>
      </div>
    </Dialog>
  );
}
