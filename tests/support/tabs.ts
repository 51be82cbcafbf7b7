import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect } from 'vitest';
import { installErrorExit } from '../../server/platform/http/errors.ts';
import type { Actor } from '../../server/platform/http/session.ts';
import { record } from '../../server/platform/live/events.ts';
import { installLive, openHub, wakeByNotify } from '../../server/platform/live/live.ts';
import { type DomainEvent, userTopic } from '../../shared/events.ts';
import { type Live, startLive } from '../../web/client/live/live.ts';
import { atEnd, testDatabase } from './database.ts';
import { log } from './faults.ts';
import { buyer } from './people.ts';
import { soon } from './soon.ts';

// Tabs of one person's browser, in Node, on a real server, hub and database.

/** A server's live stream for one person, and what opens tabs on it, until the file ends. */
export async function testTabs() {
  const { db, url } = await testDatabase();
  /** Whose tabs they are. */
  const userId = (await buyer(Fastify(), db)).user_id;
  const hub = await openHub({ db, log, waker: wakeByNotify(url, log, [10]) });
  atEnd(() => hub.stop());

  // Node's fetch keeps no cookies, so who is asking is set here; sessions are the business of live.test.ts.
  const person = { isSignedIn: true };

  /** A server with nothing but the live stream, closed after the test. */
  async function serve(port = 0) {
    const { id } = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
    // Node's fetch opens connections ahead on which nothing is asked; a stop would wait a minute for those.
    const app = Fastify({ forceCloseConnections: true });
    installErrorExit(app);
    app.decorateRequest('actor', null);
    app.addHook('preValidation', async (request) => {
      request.actor = person.isSignedIn ? ({ user_id: userId, session_id: id, role: 'buyer' } as Actor) : null;
    });
    let streams = 0;
    app.addHook('onRequest', async () => {
      streams += 1;
    });
    installLive(app, { db, hub, heartbeatMs: 50 });
    await app.listen({ host: '127.0.0.1', port });
    closers.push(() => app.close());
    const at = (app.server.address() as AddressInfo).port;
    return { app, port: at, url: `http://127.0.0.1:${at}/api/live`, streams: () => streams };
  }

  /** What is closed after the test, last first. */
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    person.isSignedIn = true;
    for (const close of closers.splice(0).reverse()) await close();
  });

  /** One tab of the browser, closed after the test; times in milliseconds. */
  function openTab(address: string, { backOff = [20], silence = 600_000 } = {}): Tab {
    let back: () => void = () => undefined;
    let out = false;
    const live = startLive({
      userId,
      url: address,
      timing: { backOff, silence },
      onSignedOut: () => {
        out = true;
      },
      comingBack: (call) => {
        back = call;
        return () => undefined;
      },
    });
    closers.push(() => live.stop());
    const heard: string[] = [];
    const states: string[] = [];
    let resets = 0;
    live.subscribeLive((event) => heard.push((event.data as { request_id: string }).request_id));
    live.subscribe(() => states.push(live.state()));
    live.onReset(() => {
      resets += 1;
    });
    return { live, heard, states, resets: () => resets, back: () => back(), signedOut: () => out };
  }

  /** Tells these events in one transaction: they come together, however slow the machine is. */
  function happens(...events: DomainEvent[]): Promise<void> {
    return db.transaction().execute(async (tx) => {
      for (const event of events) await record(tx, null, event, [userTopic(userId)]);
    });
  }

  return { db, hub, userId, person, serve, closers, openTab, happens };
}

export interface Tab {
  live: Live;
  heard: string[];
  states: string[];
  resets: () => number;
  back: () => void;
  signedOut: () => boolean;
}

export const until = (check: () => void) => soon(check);
export const isOpen = (tab: Tab) => until(() => expect(tab.live.state()).toBe('open'));

export const posted = (request_id: string): DomainEvent => ({ type: 'request.posted', data: { request_id } });
