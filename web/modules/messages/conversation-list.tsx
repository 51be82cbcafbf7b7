import { useState } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import type { Conversation } from '../../../shared/messages/api.ts';
import { conversationFiltersIn, firstConversations } from '../../../shared/messages/filters.ts';
import { conversationsWords } from '../../../words/messages/conversations.ts';
import { useUser } from '../../client/session.ts';
import { useFilters } from '../../client/use-filters.ts';
import { Icon } from '../../ui/icon.tsx';
import { NextLink } from '../../ui/next-link.tsx';
import { Paged } from '../../ui/paged.tsx';
import { useSearch } from '../../ui/search-field.tsx';
import { Empty } from '../../ui/states.tsx';
import { useNow } from '../../ui/use-now.ts';
import { ConversationRow } from './conversation-row.tsx';
import { useConversations } from './queries.ts';

/** The own conversations: unread ones first or alone, five of them until more are wanted. Search, filter and length live in the address. `current`: the thread beside. */
export function ConversationList({ current }: { current?: string }) {
  const now = useNow();
  const { filters, deferred, change } = useFilters(conversationFiltersIn);
  const { search, show } = filters;
  const chats = useConversations(deferred.search, deferred.show === 'unread' ? 'unread' : undefined);
  const isWhole = search !== undefined || show !== undefined;
  const isFiltered = search !== undefined || show === 'unread';
  const found = useOpenKept(chats.rows, show === 'unread' && search === undefined ? current : undefined);
  const rows = isWhole ? found : found?.slice(0, firstConversations);
  const isCut = rows !== found && rows?.length !== found?.length;
  // Beside an open thread nothing moves for being read or answered; it is offered when one with news is out of sight.
  const shown = new Set(rows?.map(({ id }) => id));
  const isNewsInSight = current !== undefined && !chats.latest?.rows.some(({ id, unread }) => unread > 0 && !shown.has(id));
  const list = {
    ...chats,
    rows,
    hasNews: chats.hasNews && !isNewsInSight,
    ...(isCut && { hasMore: true, readMore: () => change({ show: 'all' }) }),
  };
  return (
    <>
      <search className="conversation-search">
        <Icon name="buyer-requests" />
        <input
          className="input"
          aria-label={conversationsWords.searchLabel}
          placeholder={conversationsWords.search}
          {...useSearch(search, (wanted) => change({ search: wanted }))}
        />
        <label className="check">
          <input
            type="checkbox"
            checked={show === 'unread'}
            onChange={({ target }) => change({ show: target.checked ? 'unread' : undefined })}
          />
          {conversationsWords.onlyUnread}
        </label>
      </search>
      <Paged
        list={list}
        failure={conversationsWords.notLoaded}
        loading={conversationsWords.loading}
        empty={isFiltered ? <NothingFound filters={filters} onClear={() => change({ search: undefined, show: undefined })} /> : <NoneYet />}
      >
        {(all: Conversation[]) => (
          <ul className="conversations">
            {all.map((chat) => (
              <li key={chat.id}>
                <ConversationRow chat={chat} now={now} isCurrent={chat.id === current} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

/** The rows, with that of the open thread at its place: 'Only unread' would take it away as it is read, and its reader with it. */
function useOpenKept(rows: Conversation[] | undefined, current: string | undefined) {
  const [kept, setKept] = useState<{ row: Conversation; at: number }>();
  const at = rows?.findIndex(({ id }) => id === current) ?? -1;
  const row = rows?.[at];
  if (row && (row !== kept?.row || at !== kept.at)) setKept({ row, at });
  if (kept && current === undefined) setKept(undefined);
  if (!rows || row || !kept || kept.row.id !== current) return rows;
  return rows.toSpliced(kept.at, 0, { ...kept.row, unread: 0 });
}

function NothingFound({ filters: { search, show }, onClear }: { filters: ReturnType<typeof conversationFiltersIn>; onClear: () => void }) {
  return (
    <Empty
      title={conversationsWords.noneFound}
      next={
        <button type="button" className="btn btn-outline" onClick={onClear}>
          {conversationsWords.showAll}
        </button>
      }
    >
      {whyNothing(search, show)}
    </Empty>
  );
}

function whyNothing(search: string | undefined, show: 'all' | 'unread' | undefined): string {
  if (search === undefined) return conversationsWords.allRead;
  return show === 'unread' ? conversationsWords.noMatchUnread(search) : conversationsWords.noMatch(search);
}

function NoneYet() {
  const reader = useUser().role === 'buyer' ? 'buyer' : 'dealer';
  return (
    <Empty
      title={conversationsWords.noneYet}
      next={<NextLink to={reader === 'buyer' ? paths.requests : paths.buyerRequests}>{conversationsWords.toRequests[reader]}</NextLink>}
    >
      {conversationsWords.how[reader]}
    </Empty>
  );
}
