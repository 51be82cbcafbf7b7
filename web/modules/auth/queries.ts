import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownSessions } from '../../../shared/auth/reads.ts';
import { sessionsApi } from '../../../shared/auth/sessions-api.ts';
import { call } from '../../client/call.ts';
import { readAnew } from '../../client/stale.ts';
import { usePaged } from '../../client/use-paged.ts';

/** Where the user is signed in. */
export const useOwnSessions = () => usePaged('sessions', ownSessions);

/** Reads the list of the own sessions again. No event tells browsers of sessions, so their changes go without `useChange`. */
export function useSessionsReadAnew() {
  const client = useQueryClient();
  return () => readAnew(client, ['sessions']);
}

/** Ends one other session of the own account. */
export function useEndSession() {
  const onSettled = useSessionsReadAnew();
  return useMutation({ mutationFn: (id: string) => call(sessionsApi.end, { params: { id } }), onSettled });
}

/** Ends all other sessions of the own account. */
export function useEndOtherSessions() {
  const onSettled = useSessionsReadAnew();
  return useMutation({ mutationFn: () => call(sessionsApi.endOthers, {}), onSettled });
}
