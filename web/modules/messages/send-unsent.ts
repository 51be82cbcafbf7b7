import type { QueryClient } from '@tanstack/react-query';
import { messagesApi } from '../../../shared/messages/api.ts';
import { ApiError, ConnectionLost, callOnce, isRefusal, sentenceOf } from '../../client/call.ts';
import { isSamePerson, sessionQuery } from '../../client/session.ts';
import { readAnew, staleBy } from '../../client/stale.ts';
import { changeOne, dropUnsent, subscribeUnsent, type Unsent, unsentMessages } from './unsent.ts';

/** Milliseconds between attempts; the last one for good (specification §9). */
const backOff = [1_000, 2_000, 5_000, 10_000];

/** One tab at a time: the order of a thread is that of its writer. Old browsers without Web Locks: ids keep two from becoming one more. */
const alone = (work: () => Promise<void>) => ('locks' in navigator ? navigator.locks.request('unsent', work) : work());

/**
 * Sends what this account wrote and has not sent, whatever page is open: each thread in order, each message with its id, so that sending it again can't
 * make two. What is refused is marked with its reason, and what follows it goes; what could not be sent waits, with all that follows it in its
 * thread, and goes by itself. `onRefused` is told of each refusal. Returns how to try at once, and how to stop.
 */
export function startSending(client: QueryClient, user: { user_id: string }, onRefused: (message: Unsent) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;
  let isRunning = false;
  let isAskedAgain = false;

  /** Whether it is sent, or refused, and the next of its thread may go. */
  async function send({ id, appointment_id, message, ...rest }: Unsent): Promise<boolean> {
    try {
      await callOnce(messagesApi.send, { params: { id: appointment_id }, body: { id, message } });
      // Shown by the thread before it leaves the unsent: it never blinks out.
      await readAnew(client, staleBy('message.sent', { appointment_id }));
      dropUnsent(id);
      return true;
    } catch (error) {
      const isSessionOver = error instanceof ApiError && error.problem.status === 401;
      // Reading who is signed in asks to sign in again; the lock is not held while somebody does.
      if (isSessionOver) void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      const isRefused = isRefusal(error) && !isSessionOver;
      const reason = error instanceof ConnectionLost ? 'It goes when the connection is back.' : sentenceOf(error);
      changeOne(id, { reason, isRefused });
      if (isRefused) onRefused({ id, appointment_id, message, ...rest, reason, isRefused });
      return isRefused;
    }
  }

  async function sendAll(): Promise<void> {
    const waiting = new Set<string>();
    const nextOne = () =>
      unsentMessages().find((one) => one.user_id === user.user_id && !one.isRefused && !waiting.has(one.appointment_id));
    for (let next = nextOne(); next && !isStopped && isSamePerson(user); next = nextOne()) {
      if (!(await send(next))) waiting.add(next.appointment_id);
    }
    if (waiting.size === 0) failures = 0;
    else if (!isStopped) timer = setTimeout(flush, backOff[failures++] ?? backOff.at(-1));
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    isAskedAgain = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAskedAgain && !isStopped) {
        isAskedAgain = false;
        clearTimeout(timer);
        await alone(sendAll);
      }
    } finally {
      isRunning = false;
    }
  }

  /** Written here or in another tab; a change of our own, a reason or a message gone, asks for nothing. */
  let known = new Set<string>();
  const look = () => {
    const ready = unsentMessages().filter(({ isRefused, reason }) => !isRefused && reason === null);
    if (ready.some(({ id }) => !known.has(id))) void flush();
    known = new Set(ready.map(({ id }) => id));
  };
  const stopLooking = subscribeUnsent(look);
  void flush();

  return {
    flush: () => void flush(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopLooking();
    },
  };
}
