import { Link, useLocation } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import type { Conversation } from '../../../shared/messages/api.ts';
import { messageInWords } from '../../../shared/messages/removed.ts';
import { dayInNairobi, friendlyDay, shortDate, timeOfDay } from '../../../shared/time.ts';
import { conversationsWords } from '../../../words/messages/conversations.ts';
import { timeWords } from '../../../words/time/time.ts';
import { useUser } from '../../client/session.ts';
import { CarPicture } from '../cars/car-picture.tsx';
import { Unread } from './unread.tsx';

interface ConversationRowProps {
  chat: Conversation;
  now: Date;
  /** Its thread is open beside the list. */
  isCurrent: boolean;
}

/** A conversation in the list: with whom, about which car, and its last line with who wrote it. */
export function ConversationRow({ chat, now, isCurrent }: ConversationRowProps) {
  const { user_id } = useUser();
  // The search goes along, for the list beside the thread and for the way back.
  const { search } = useLocation();
  const { last_message: last, unread } = chat;
  return (
    <Link className="conversation" to={paths.thread(chat.id) + search} aria-current={isCurrent ? 'page' : undefined}>
      <CarPicture urls={chat.image_urls} car={carLooks(chat.car_model, chat.color)} className="w-16" />
      <span className="grid min-w-0 grow grid-cols-1">
        <span className="flex items-baseline gap-2">
          <span className="truncate font-bold">{chat.other.name || conversationsWords.unknown}</span>
          <span className="text-muted ml-auto shrink-0 text-sm first-letter:uppercase">{whenWritten(last.created_at, now)}</span>
        </span>
        <span className="text-muted truncate text-sm">{chat.car_model}</span>
        <span className="flex min-h-6 items-center gap-2">
          <span className={`truncate ${unread ? 'font-bold' : 'text-muted'}`}>
            {last.sender_id === user_id && <strong>{conversationsWords.you} </strong>}
            {last.image_urls.length > 0 && `${conversationsWords.photos(last.image_urls.length)} · `}
            {messageInWords(last.message)}
          </span>
          <Unread count={unread} />
        </span>
      </span>
    </Link>
  );
}

/** '14:30' today, 'yesterday', '18 Nov', with the year only when it is not this one. */
function whenWritten(instant: string, now: Date): string {
  const day = friendlyDay(instant, now);
  if (day === timeWords.today) return timeOfDay(instant);
  return day === timeWords.yesterday ? day : shortDate(instant).replace(` ${dayInNairobi(now).slice(0, 4)}`, '');
}
