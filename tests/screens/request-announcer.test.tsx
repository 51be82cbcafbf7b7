import { expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '../../shared/addresses/paths.ts';
import type { Live } from '../../web/client/live/live.ts';
import { LiveContext } from '../../web/client/use-live.ts';
import { RequestAnnouncer } from '../../web/modules/requests/request-announcer.tsx';
import { toast } from '../../web/ui/toast.ts';
import { me, opened } from '../support/opened.tsx';
import { soon } from '../support/soon.ts';

type Listener = Parameters<Live['subscribeLive']>[0];

const posted = { type: 'request.posted', data: { request_id: me } };

it.each([
  // who, verified, where, the event → whether it is told
  ['dealer', true, paths.dashboard, posted, true],
  ['dealer', true, paths.buyerRequests, posted, true],
  ['dealer', true, paths.inventory, posted, false],
  ['dealer', true, paths.dashboard, { ...posted, type: 'request.deleted' }, false],
  ['dealer', false, paths.dashboard, posted, false],
  ['buyer', false, paths.dashboard, posted, false],
] as const)('a %s, verified: %s, at %s, reads a toast of %j: %s', async (as, isVerified, at, event, isTold) => {
  history.replaceState(null, '', at);
  const told = vi.spyOn(toast, 'message');
  onTestFinished(() => {
    told.mockRestore();
    toast.dismiss('request-posted');
  });
  const listeners: Listener[] = [];
  const subscribeLive = (listener: Listener) => {
    listeners.push(listener);
    return () => undefined;
  };
  const place = opened(
    <LiveContext value={{ subscribeLive } as unknown as Live}>
      <RequestAnnouncer />
      <p>Here</p>
    </LiveContext>,
    { as, isVerified, at },
  );
  await soon(() => expect(place.textContent).toBe('Here'));
  if (as === 'dealer' && isVerified) await soon(() => expect(listeners).toHaveLength(1));
  for (const listener of listeners) listener(event as Parameters<Listener>[0]);
  expect(told.mock.calls.map(([title]) => title)).toEqual(isTold ? ['A buyer has just posted a request'] : []);
});
