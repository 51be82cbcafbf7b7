import { useState } from 'react';
import { Link } from 'react-router';
import { carLooks } from '../../../shared/cars/looks.ts';
import type { Conversation } from '../../../shared/messages/api.ts';
import { paths } from '../../../shared/site/paths.ts';
import { shortMoment } from '../../../shared/time.ts';
import { CarPicture } from '../../modules/cars/car-picture.tsx';
import { useConversations } from '../../modules/messages/queries.ts';
import { Unread } from '../../modules/messages/unread.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Paged } from '../../ui/paged.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Empty } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';

/** /dashboard/messages: all chats, latest first; each opens on the page of its appointment. */
export function Component() {
  const now = useNow();
  const [search, setSearch] = useState<string>();
  const chats = useConversations(search);
  return (
    <>
      <PageTitle />
      <div className="mb-4 max-w-md">
        <SearchField label="Search by name or car" search={search} onSearch={setSearch} />
      </div>
      <Paged
        list={chats}
        noun="messages"
        failure="Failed to fetch conversations"
        loading="Loading conversations"
        empty={<Empty title="No conversations found">A chat begins on the page of an appointment.</Empty>}
      >
        {(rows) => (
          <ul className="divide-line border-line divide-y border-y">
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
    <Link className="hover:bg-card flex items-center gap-3 py-3.5" to={paths.appointment(chat.id)}>
      <CarPicture urls={chat.image_urls} car={carLooks(chat.car_model, chat.color)} />
      <span className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <span className="grid grid-cols-1 items-baseline gap-x-2 min-[400px]:flex">
          <span className={`line-clamp-2 wrap-anywhere min-[400px]:line-clamp-1 ${unread ? 'font-bold' : 'font-semibold'}`}>
            {chat.other.name}
          </span>
          <span className="text-muted shrink-0 text-sm min-[400px]:ml-auto">{shortMoment(last.created_at, now)}</span>
        </span>
        <span className="text-muted truncate text-sm">{chat.car_model}</span>
        <span className="flex gap-2">
          <span className={`truncate ${unread ? 'font-bold' : ''}`}>{last.message}</span>
          <Unread count={unread} />
        </span>
      </span>
    </Link>
  );
}
