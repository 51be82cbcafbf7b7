import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { ConversationLine } from '../../../shared/messages/api.ts';
import { unreadNewsWords } from '../../../words/messages/unread-news.ts';

/** Unread messages on a home: three chats, each a link to its appointment (docs/domain/limits-and-money.md, "Lists"). */
export function NewMessagesBanner({ chats, count }: { chats: ConversationLine[]; count: number }) {
  if (chats.length === 0) return null;
  return (
    <section className="notice" aria-label={unreadNewsWords.heading}>
      <p className="font-bold">{unreadNewsWords.heading}</p>
      <ul>
        {chats.map((chat) => (
          <li key={chat.id}>
            <Link className="flex min-h-11 flex-wrap content-center gap-x-2 wrap-anywhere" to={paths.appointment(chat.id)}>
              <span className="link">{chat.other.name}</span>
              <span>{unreadNewsWords.aboutCar(chat.car_model, chat.unread)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {count > chats.length && (
        <Link className="link inline-flex min-h-11 items-center" to={paths.messages}>
          {unreadNewsWords.viewMore(count - chats.length)}
        </Link>
      )}
    </section>
  );
}
