import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { uuidv7 } from 'uuidv7';
import { messagesApi } from '../../../shared/messages/api.ts';
import { call, sentenceOf } from '../../app/api.ts';
import { useLiveState } from '../../app/use-live.ts';
import { changeUnsent, unsentOf, useUnsent } from './unsent.ts';

/**
 * Sends the messages of a thread, one after the other and in order. Each has its id before it leaves, so that sending it again after a
 * lost connection can't make two. What could not be sent stays, marked, and goes by itself when the connection is back.
 */
export function useOutbox(appointmentId: string) {
  const client = useQueryClient();
  const isSending = useRef(false);
  const unsent = useUnsent(appointmentId);
  const liveState = useLiveState();

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let next = unsentOf(appointmentId)[0]; next; next = unsentOf(appointmentId)[0]) {
        const { id, message } = next;
        await call(messagesApi.send, { params: { id: appointmentId }, body: { id, message } });
        // Shown by the thread before it leaves the list of the unsent: it never blinks out.
        await client.invalidateQueries({ queryKey: ['messages', appointmentId] });
        changeUnsent(appointmentId, (before) => before.filter((item) => item.id !== id));
      }
    } catch (error) {
      changeUnsent(appointmentId, (before) => before.map((item) => ({ ...item, reason: sentenceOf(error) })));
    } finally {
      isSending.current = false;
    }
  }, [appointmentId, client]);

  useEffect(() => {
    if (liveState === 'open') void flush();
  }, [liveState, flush]);

  const send = (message: string) => {
    changeUnsent(appointmentId, (before) => [...before, { id: uuidv7(), message, reason: null }]);
    void flush();
  };
  const discard = (id: string) => changeUnsent(appointmentId, (before) => before.filter((item) => item.id !== id));

  return { unsent, send, retry: () => void flush(), discard };
}
