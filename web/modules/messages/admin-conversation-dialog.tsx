import { useEffect } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import type { AdminConversation } from '../../../shared/messages/admin-api.ts';
import { longDate, timeOfDay } from '../../../shared/time.ts';
import { adminMessagesWords } from '../../../words/messages/admin-messages.ts';
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
    <Dialog title={adminMessagesWords.details} onClose={onClose}>
      <div className="grid gap-4">
        <Participants chat={chat} />
        <dl className="grid xs:grid-cols-2 gap-x-4 gap-y-2">
          <div>
            <dt className="text-muted text-sm">{adminMessagesWords.carModel}</dt>
            <dd className="font-bold wrap-anywhere">{chat.car_model}</dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{adminMessagesWords.status}</dt>
            <dd>
              <Badge status={chat.status} />
            </dd>
          </div>
          <div className="xs:col-span-2">
            <dt className="text-muted text-sm">{adminMessagesWords.appointment}</dt>
            <dd>
              {longDate(chat.appointment_date)}, {timeOfDay(chat.appointment_date)}
            </dd>
          </div>
        </dl>
        {isSuccess && <AdminMessageList chat={chat} />}
        {error && <Failure title={adminMessagesWords.notLoaded} detail={error.message} retry={() => open()} />}
        {!isSuccess && !error && (
          <div className="h-80">
            <Spinner label={adminMessagesWords.loading} />
          </div>
        )}
        <a className="btn btn-outline" href={paths.appointment(chat.id)} target="_blank" rel="noreferrer">
          {adminMessagesWords.open} <span className="sr-only">{adminMessagesWords.inNewTab}</span>
        </a>
        <p className="text-muted text-sm">{adminMessagesWords.logKeeps}</p>
      </div>
    </Dialog>
  );
}
