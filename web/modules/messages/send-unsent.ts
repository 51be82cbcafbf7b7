import type { QueryClient } from '@tanstack/react-query';
import { messagesApi } from '../../../shared/messages/api.ts';
import { thread } from '../../../shared/messages/reads.ts';
import { messageSendingWords } from '../../../words/messages/message-sending.ts';
import { waitAfter } from '../../client/back-off.ts';
import { ApiError, ConnectionLost, callOnce, isRefusal, sentenceOf } from '../../client/call.ts';
import { beginningOf } from '../../client/keys.ts';
import { isSamePerson } from '../../client/session.ts';
import { signInAgain } from '../../client/sign-in-again.ts';
import { readAnew, staleBy } from '../../client/stale.ts';
import { changeOne, dropUnsent, subscribeUnsent, type Unsent, unsentMessages } from './unsent.ts';

/** Only one tab sends at a time, so that messages arrive in the order they were written. Without Web Locks (old browsers) two tabs may send the same message; its id keeps it from being stored twice. */
const alone = (work: () => Promise<void>) => ('locks' in navigator ? navigator.locks.request('unsent', work) : work());

interface Told {
  onSent: (message: Unsent) => void;
  onRefused: (message: Unsent) => void;
}

/**
 * Sends the unsent messages of this account, whatever page is open: each thread in order, each message with its id, so that sending it again can't
 * create a second one. A refused message is marked with the reason, and the next ones are sent. A message that got no answer is tried again later, and
 * the later messages of its thread wait for it. After too many (429) none is sent until the server takes some again. `told` hears what becomes of each. Returns a function to try at once, and one to stop.
 */
export function startSending(client: QueryClient, user: { user_id: string }, told: Told) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;
  let isRunning = false;
  let isAskedAgain = false;
  // Written on an earlier page.
  const brought = new Set(unsentMessages().map(({ id }) => id));

  /** Returns true when the message was sent or refused, so that the next one of its thread can be sent. */
  async function send(unsent: Unsent): Promise<boolean> {
    const { id, appointment_id, message, image_urls } = unsent;
    const reading = thread(appointment_id);
    try {
      // Takes what the page preloaded of the thread, or the thread would be shown as it was before the message.
      if (brought.has(id)) await callOnce(reading.endpoint, reading.input);
      await callOnce(messagesApi.send, {
        params: { id: appointment_id },
        body: { id, message, ...(image_urls.length > 0 && { image_urls }) },
      });
      // First read it in the thread, then remove it from the unsent messages, or it would disappear for a moment.
      const stale = staleBy('message.sent', { appointment_id });
      // A first load on its way may be from before, too, and would answer the new read.
      for (const about of stale) await client.cancelQueries({ queryKey: beginningOf(about), predicate: ({ state }) => !state.data });
      await readAnew(client, stale);
      dropUnsent(id);
      told.onSent(unsent);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.problem.status === 401) {
        // This asks to sign in; not awaited, so that the lock isn't held meanwhile.
        void signInAgain.wait();
        return false;
      }
      const isRefused = isRefusal(error);
      const seconds = error instanceof ApiError && error.problem.retry_after;
      const reason = error instanceof ConnectionLost ? messageSendingWords.goesWhenBack : sentenceOf(error);
      if (seconds) changeOne(id, { reason: `${reason} ${messageSendingWords.goesThen}`, notBefore: Date.now() + seconds * 1000 });
      else changeOne(id, { reason, isRefused });
      if (isRefused) told.onRefused({ ...unsent, reason, isRefused });
      return isRefused;
    }
  }

  const own = () => unsentMessages().filter(({ user_id }) => user_id === user.user_id);
  /** Milliseconds until the server takes messages again; 0 or less: now. */
  const heldFor = () => Math.max(0, ...own().map(({ notBefore = 0 }) => notBefore)) - Date.now();

  /** Says of those that have not been tried why they wait. */
  function say(reason: string): void {
    for (const one of own()) if (one.reason === null) changeOne(one.id, { reason });
  }

  function holdForLimit(): void {
    say(messageSendingWords.goesAfterLimit);
    timer = setTimeout(flush, heldFor());
  }

  function holdForSignIn(): void {
    say(messageSendingWords.goesAfterSignIn);
    void signInAgain.wait().then(flush);
  }

  async function sendAll(): Promise<void> {
    const waiting = new Set<string>();
    const nextOne = () => own().find((one) => !one.isRefused && !waiting.has(one.appointment_id));
    const maySend = () => heldFor() <= 0 && !isStopped && !signInAgain.isOpen() && isSamePerson(user);
    for (let next = nextOne(); next && maySend(); next = nextOne()) {
      if (!(await send(next))) waiting.add(next.appointment_id);
    }
    if (isStopped) return;
    if (signInAgain.isOpen()) holdForSignIn();
    else if (heldFor() > 0) holdForLimit();
    else if (waiting.size === 0) failures = 0;
    else timer = setTimeout(flush, waitAfter(failures++));
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

  /** Ids of messages ready to be sent at the last look. Only a new one, from this tab or another, starts sending; our own changes to the list don't. */
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
