import { useLayoutEffect } from 'react';
import type { AdminConversation } from '../../../shared/messages/admin-api.ts';
import { senderName } from '../../../shared/profile/unknown-person.ts';
import { shortMoment } from '../../../shared/time.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Failure } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Words } from './bubbles.tsx';
import { MessagePhotos } from './message-photos.tsx';
import { useThread } from './queries.ts';
import './chat.css';
import { adminMessagesWords } from '../../../words/messages/admin-messages.ts';

/** The messages of a thread in a window of fixed height, each with its sender's name: the newest in sight, earlier ones above at a tap. */
export function AdminMessageList({ chat: { id, buyer, dealer } }: { chat: AdminConversation }) {
  const thread = useThread(id);
  const now = useNow();
  // New messages are added at the bottom, where they move nothing.
  useLayoutEffect(() => {
    if (thread.hasNews) thread.showNews();
  });
  const names = { [buyer.user_id]: buyer.name, [dealer.user_id]: dealer.name };
  return (
    // Reversed, a browser keeps it at its end, and in place while earlier messages come above.
    <div
      className="border-line rounded-card flex h-80 flex-col-reverse overflow-y-auto overscroll-contain border p-3"
      role="log"
      aria-label={adminMessagesWords.messages}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by the keyboard
      tabIndex={0}
    >
      <div className="grid gap-2">
        {!thread.rows && !thread.error && <Spinner label={adminMessagesWords.loading} />}
        {thread.error && <Failure title={adminMessagesWords.notLoaded} detail={thread.error.message} retry={thread.readAgain} />}
        {thread.hasMore && (
          <MoreButton className="justify-self-center" isBusy={thread.isReadingMore} onClick={thread.readMore}>
            {adminMessagesWords.showEarlier}
          </MoreButton>
        )}
        {thread.rows?.toReversed().map((message) => (
          <article
            key={message.id}
            className={`bubble ${message.sender_id === dealer.user_id ? 'justify-self-end' : 'justify-self-start'}`}
          >
            <p className="text-sm font-bold">{senderName(names[message.sender_id])}</p>
            <Words text={message.message} />
            <MessagePhotos urls={message.image_urls} />
            <p className="bubble-foot">
              {shortMoment(message.created_at, now)} · {message.read ? adminMessagesWords.read : adminMessagesWords.unread}
            </p>
          </article>
        ))}
      </div>
    </div>
  );
}
