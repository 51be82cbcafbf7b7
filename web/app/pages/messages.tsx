import { useWaiting } from '../../modules/home/queries.ts';
import { ConversationList } from '../../modules/messages/conversation-list.tsx';
import { UnreadWords } from '../../modules/messages/unread-words.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import './messages.css';
import './messages-over.css';
import { conversationsWords } from '../../../words/messages/conversations.ts';

/** /dashboard/messages: the own conversations; one opens beside them on a desk, in their place on a phone. */
export function Component() {
  const unread = useWaiting()?.unread_messages ?? 0;
  return (
    <div className="messages">
      <div className="conversation-pane">
        <PageTitle>
          <UnreadWords count={unread} />
        </PageTitle>
        <ConversationList />
      </div>
      <p className="no-thread">{conversationsWords.choose}</p>
    </div>
  );
}
