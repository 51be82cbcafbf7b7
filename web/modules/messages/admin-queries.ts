import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminMessagesApi } from '../../../shared/messages/admin-api.ts';
import { allConversations } from '../../../shared/messages/reads.ts';
import { call } from '../../client/call.ts';
import { readAnew } from '../../client/stale.ts';
import { usePaged } from '../../client/use-paged.ts';

/** All conversations, for the administrator; `refresh` reads and shows what is new. */
export function useAllConversations(filter: Parameters<typeof allConversations>[0] = {}) {
  const client = useQueryClient();
  const list = usePaged('conversations', allConversations(filter));
  const refresh = () => readAnew(client, ['conversations']).then(list.showNews);
  return { ...list, refresh };
}

/** Opens a conversation for the administrator, which the audit log keeps. It changes nothing that others see, so it goes without `useChange`. */
export const useOpenConversation = (id: string) => useMutation({ mutationFn: () => call(adminMessagesApi.open, { params: { id } }) });
