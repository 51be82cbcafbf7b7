import { describe, expect, it } from 'vitest';
import { events, type LiveType } from '../../shared/events.ts';
import { parts, type Subject, subjects } from '../../web/client/keys.ts';
import { staleBy } from '../../web/client/stale.ts';

const id = 'an-id';
/** All that events make stale, about one row or, as an event that names none, about all. */
const staled = new Set(
  (Object.keys(events) as LiveType[])
    .flatMap((type) => [...staleBy(type), ...staleBy(type, { appointment_id: id, car_id: id, is_back: true } as object)])
    .map((about) => String(about)),
);
const partsOf = (subject: Subject): string[] => {
  const own = (parts as Partial<Record<Subject, 'ids' | readonly string[]>>)[subject];
  return own === 'ids' ? [id] : [...(own ?? [])];
};
const abouts = (Object.keys(subjects) as Subject[]).flatMap((subject) => [
  { about: subject as string, subject },
  ...partsOf(subject).map((part) => ({ about: String([subject, part]), subject })),
]);

// A read is cached about one of these, or it doesn't compile.
describe('cached reads', () => {
  it.each(abouts)('about $about become stale by some event, or their subject says why by none', ({ about, subject }) => {
    expect(staled.has(subject) || staled.has(about)).toBe(subjects[subject] === 'events');
  });

  it('about one row become stale by an event about that row alone', () => {
    const byId = Object.entries(parts).filter(([, own]) => own === 'ids');
    expect(byId.filter(([subject]) => !staled.has(String([subject, id])))).toEqual([]);
  });
});
