import type { AdminConversation } from '../../../shared/messages/admin-api.ts';
import { adminMessagesWords } from '../../../words/messages/admin-messages.ts';
import { Initials } from '../../ui/initials.tsx';
import { PersonLink } from '../people/person-link.tsx';

/** Buyer and dealer of a conversation with their initials, each leading to their page. */
export function Participants({ chat: { buyer, dealer } }: { chat: AdminConversation }) {
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2">
        <Initials name={buyer.name} isDealer={false} />
        <Participant name={buyer.name || adminMessagesWords.unknownBuyer} id={buyer.user_id} side={adminMessagesWords.buyer} />
      </div>
      <div className="flex items-center gap-2">
        <Initials name={dealer.name} isDealer />
        <Participant name={dealer.name || adminMessagesWords.unknownDealer} id={dealer.user_id} side={adminMessagesWords.dealer} />
      </div>
    </div>
  );
}

function Participant({ id, name, side }: { id: string; name: string; side: string }) {
  return (
    <p className="min-w-0 font-bold">
      <PersonLink id={id} name={name} />
      <span className="text-muted block text-sm font-normal">{side}</span>
    </p>
  );
}
