import { useState } from 'react';
import type { AdminConversation } from '../../../shared/messages/admin-api.ts';
import { adminMessagesWords } from '../../../words/messages/admin-messages.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';
import { timeOrDate } from './time-or-date.ts';
import { Unread } from './unread.tsx';

const AdminConversationDialog = lazyDialog(async () => (await import('./admin-conversation-dialog.tsx')).AdminConversationDialog);

/** A conversation on the administrator's home; a tap opens 'Conversation Details'. */
export function AdminConversationLine({ chat }: { chat: AdminConversation }) {
  const [isOpen, setOpen] = useState(false);
  const { buyer, dealer, last_message: last } = chat;
  return (
    <>
      <button type="button" className="grid min-h-11 w-full grid-cols-1 cursor-pointer gap-0.5 text-left" onClick={() => setOpen(true)}>
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 truncate font-bold">
            {adminMessagesWords.bothOf(buyer.name || adminMessagesWords.unknownBuyer, dealer.name || adminMessagesWords.unknownDealer)}
          </span>
          <span className="text-muted ml-auto shrink-0 text-sm">{timeOrDate(last.created_at, useNow())}</span>
        </span>
        <span className="flex items-center gap-2 text-sm">
          <span className="text-muted truncate">
            {chat.car_model} · {last.message}
          </span>
          <Unread count={chat.unread} />
        </span>
      </button>
      {isOpen && <AdminConversationDialog chat={chat} onClose={() => setOpen(false)} />}
    </>
  );
}
