import type { AdminConversation } from '../../../shared/messages/admin-api.ts';
import { shortDate, timeOfDay } from '../../../shared/time.ts';
import { adminMessagesWords } from '../../../words/messages/admin-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Columns, Table } from '../../ui/table.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Participants } from './participants.tsx';
import { timeOrDate } from './time-or-date.ts';
import { Unread } from './unread.tsx';

/** The conversations of the administrator's list; `onOpen` shows one. */
export function AdminConversationTable({ chats, onOpen }: { chats: AdminConversation[]; onOpen: (chat: AdminConversation) => void }) {
  const now = useNow();
  const columns: Columns<AdminConversation> = [
    { label: adminMessagesWords.participants, value: (chat) => <Participants chat={chat} /> },
    { label: adminMessagesWords.carModel, value: (chat) => chat.car_model || adminMessagesWords.unknown },
    {
      label: adminMessagesWords.appointment,
      value: ({ appointment_date: at }) => (
        <>
          {shortDate(at)}
          <span className="text-muted block">{timeOfDay(at)}</span>
        </>
      ),
    },
    { label: adminMessagesWords.lastMessage, value: (chat) => <LastMessage chat={chat} now={now} /> },
    {
      label: adminMessagesWords.status,
      value: ({ status, unread }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Badge status={status} />
          <Unread count={unread} />
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={adminMessagesWords.conversations}
      columns={columns}
      rows={chats}
      idOf={({ id }) => id}
      from={1280}
      act={(chat) => (
        <button
          type="button"
          className="btn btn-outline"
          aria-label={adminMessagesWords.viewThat(chat.buyer.name, chat.dealer.name, chat.car_model)}
          onClick={() => onOpen(chat)}
        >
          {adminMessagesWords.view}
        </button>
      )}
    />
  );
}

function LastMessage({ chat: { last_message: last }, now }: { chat: AdminConversation; now: Date }) {
  return (
    <>
      <span className="line-clamp-2 max-w-64">
        {last.image_urls.length > 0 && `${adminMessagesWords.photos(last.image_urls.length)} · `}
        {last.message}
      </span>
      <span className="text-muted block text-sm">{timeOrDate(last.created_at, now)}</span>
    </>
  );
}
