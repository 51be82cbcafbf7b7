import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import type { Conversation } from '../../../shared/messages/api.ts';
import { paths } from '../../../shared/site/paths.ts';
import { shortMoment } from '../../../shared/time.ts';
import { useConversations } from '../../modules/messages/queries.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextField } from '../../ui/field.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Empty } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';

/** /dashboard/messages: all chats, latest first; each opens on the page of its appointment. */
export function Component() {
  const now = useNow();
  const [search, setSearch] = useState('');
  const chats = useConversations(useDeferredValue(search.trim()));
  return (
    <>
      <PageTitle />
      <div className="mb-4 max-w-md">
        <TextField label="Search by name or car" name="search" type="search" value={search} onChange={(e) => setSearch(e.target.value)} />
      </div>
      <Paged
        list={chats}
        noun="messages"
        failure="Failed to fetch conversations"
        loading="Loading conversations"
        empty={<Empty title="No conversations found">A chat begins on the page of an appointment.</Empty>}
      >
        {(rows) => (
          <ul className="card divide-line divide-y">
            {rows.map((chat) => (
              <li key={chat.id}>
                <Row chat={chat} now={now} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

function Row({ chat, now }: { chat: Conversation; now: Date }) {
  const { last_message: last, unread } = chat;
  return (
    <Link className="hover:bg-paper grid grid-cols-1 gap-1 p-4" to={paths.appointment(chat.id)}>
      <span className="flex items-baseline gap-2">
        <span className={`truncate ${unread ? 'font-bold' : 'font-semibold'}`}>{chat.other.name}</span>
        <span className="text-muted ml-auto shrink-0 text-sm">{shortMoment(last.created_at, now)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="text-muted text-sm">{chat.car_model}</span> <Badge status={chat.appointment.status} />
      </span>
      <span className="flex gap-2">
        <span className={`truncate ${unread ? 'font-bold' : ''}`}>{last.message}</span>
        {unread > 0 && <span className="chip ml-auto shrink-0">{unread} new</span>}
      </span>
    </Link>
  );
}
