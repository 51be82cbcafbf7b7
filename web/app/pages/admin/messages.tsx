import { useState } from 'react';
import { counted } from '../../../../shared/home/limits.ts';
import type { AdminConversation } from '../../../../shared/messages/admin-api.ts';
import { adminConversationFiltersIn } from '../../../../shared/messages/admin-filters.ts';
import { useFilters } from '../../../client/use-filters.ts';
import { AdminConversationTable } from '../../../modules/messages/admin-conversation-table.tsx';
import { useAllConversations } from '../../../modules/messages/admin-queries.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Paged } from '../../../ui/paged.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { ShowField } from '../../../ui/show-field.tsx';
import { Empty } from '../../../ui/states.tsx';

const AdminConversationDialog = lazyDialog(
  async () => (await import('../../../modules/messages/admin-conversation-dialog.tsx')).AdminConversationDialog,
);

/** /dashboard/admin/messages: every conversation (docs/domain/permissions.md, "Appointments and chats"). */
export function Component() {
  const { filters, deferred, change } = useFilters(adminConversationFiltersIn);
  const { search, show } = filters;
  const chats = useAllConversations(deferred);
  const [opened, setOpened] = useState<AdminConversation | null>(null);
  const clear = () => change({ search: undefined, show: undefined });
  return (
    <>
      <PageTitle>
        {chats.latest && <Count count={chats.latest.count} />}
        <button type="button" className="btn btn-outline ml-auto" onClick={chats.refresh}>
          Refresh
        </button>
      </PageTitle>
      <search className="mb-4 grid max-w-3xl gap-4 sm:grid-cols-2">
        <SearchField
          label="Search by name or car"
          placeholder="Search conversations..."
          search={search}
          onSearch={(wanted) => change({ search: wanted })}
        />
        <ShowField
          all="All Conversations"
          parts={{ active: 'Active', unread: 'Unread Messages' }}
          show={show}
          onChange={(chosen) => change({ show: chosen })}
        />
      </search>
      <Paged
        list={chats}
        failure="Failed to fetch conversations"
        loading="Loading conversations"
        empty={search || show ? <NoneFound onClear={clear} /> : <NoneYet />}
      >
        {(rows) => <AdminConversationTable chats={rows} onOpen={setOpened} />}
      </Paged>
      {opened && <AdminConversationDialog chat={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="badge">
      {counted(count)}
      <span className="sr-only"> conversations</span>
    </span>
  );
}

function NoneYet() {
  return <Empty title="No conversations found">Once a buyer and a dealer write to each other about a viewing, it appears here.</Empty>;
}

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      title="No conversations found"
      next={
        <button type="button" className="btn btn-outline" onClick={onClear}>
          Show all conversations
        </button>
      }
    >
      Try a part of a name or of the car, or show all.
    </Empty>
  );
}
