import { describe, expect, it } from 'vitest';
import { events, type LiveType } from '../../shared/events.ts';
import { staleBy } from '../../web/client/stale.ts';

const types = (Object.keys(events) as LiveType[]).filter((type) => events[type].travels !== ('nothing' as unknown));
const named = (type: LiveType) => staleBy(type).map(String);
const isCounted = (type: LiveType) => named(type).includes('waiting') || named(type).includes('waiting,admin');

describe('the number beside Moderation', () => {
  it.each<LiveType>([
    'account.created',
    'account.erased',
    'dealer.verified',
    'dealer.revoked',
    'business.change_sent',
    'business.change_taken_back',
    'business.change_approved',
    'business.change_refused',
    'car.added',
    'car.changed',
    'car.deleted',
    'car.approved',
    'car.refused',
    'car.taken_down',
    'outcome.disputed',
    'outcome.decided',
    'report.made',
    'report.decided',
  ])('is read again after %s, and so is the queue', (type) => {
    expect([named(type).includes('moderation'), isCounted(type)]).toEqual([true, true]);
  });

  it('is read again whenever the queue is', () => {
    expect(types.filter((type) => named(type).includes('moderation') && !isCounted(type))).toEqual([]);
  });

  it('is read again as the photos of a car are taken away, and so are the offers that show them', () => {
    const again = staleBy('car.changed', { are_photos_changed: true }).map(String);
    for (const read of ['bids', 'requests', 'appointments', 'car', 'moderation']) expect(again).toContain(read);
    expect(named('car.changed')).not.toContain('bids');
  });

  it('costs nobody else a reading when a car changes', () => {
    for (const type of ['car.added', 'car.changed', 'car.deleted', 'car.approved', 'car.refused'] as const)
      expect(named(type)).not.toContain('waiting');
  });
});
