import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { uuidv7 } from 'uuidv7';
import { messagesApi } from '../../../shared/messages/api.ts';
import { ConnectionLost, call, isRefusal, sentenceOf } from '../../client/call.ts';
import { readAnew, staleBy } from '../../client/stale.ts';
import { useLiveState } from '../../client/use-live.ts';
import { changeUnsent, unsentOf, useUnsent } from './unsent.ts';

/** Waits between attempts, in milliseconds; the last one for good (specification §9). */
const backOff = [1_000, 2_000, 5_000, 10_000];

/**
 * Sends the messages of a thread, one after the other and in order. Each has its id before it leaves, so that sending it again after a
 * lost connection can't make two. What could not be sent stays, marked, and goes by itself when the connection is back.
 */
export function useOutbox(appointmentId: string) {
  const client = useQueryClient();
  const work = useRef<{ isSending: boolean; failures: number; timer?: ReturnType<typeof setTimeout> }>({ isSending: false, failures: 0 });
  const unsent = useUnsent(appointmentId);
  const liveState = useLiveState();

  const flush = useCallback(async () => {
    const { current } = work;
    if (current.isSending) return;
    current.isSending = true;
    clearTimeout(current.timer);
    try {
      for (let next = unsentOf(appointmentId)[0]; next; next = unsentOf(appointmentId)[0]) {
        const { id, message } = next;
        await call(messagesApi.send, { params: { id: appointmentId }, body: { id, message } });
        // Shown by the thread before it leaves the list of the unsent: it never blinks out.
        await readAnew(client, staleBy('message.sent', { appointment_id: appointmentId }));
        changeUnsent(appointmentId, (before) => before.filter((item) => item.id !== id));
      }
      current.failures = 0;
    } catch (error) {
      const reason = error instanceof ConnectionLost ? 'It goes when the connection is back.' : sentenceOf(error);
      changeUnsent(appointmentId, (before) => before.map((item) => ({ ...item, reason })));
      // A refusal stays a refusal until its writer does something about it.
      if (!isRefusal(error)) current.timer = setTimeout(() => void flush(), backOff[current.failures++] ?? backOff.at(-1));
    } finally {
      current.isSending = false;
    }
  }, [appointmentId, client]);

  useEffect(() => {
    const { current } = work;
    if (liveState === 'open') void flush();
    return () => clearTimeout(current.timer);
  }, [liveState, flush]);

  const send = (message: string) => {
    changeUnsent(appointmentId, (before) => [...before, { id: uuidv7(), message, reason: null }]);
    void flush();
  };
  const discard = (id: string) => changeUnsent(appointmentId, (before) => before.filter((item) => item.id !== id));

  return { unsent, send, retry: () => void flush(), discard };
}
