import { describe, expect, test } from 'vitest';
import type { WriteMail } from '../../server/platform/mail/mailer.ts';
import { loadRenderer } from '../../server/site/render.ts';
import { type ThingKind, thingKinds } from '../../shared/moderation/kinds.ts';
import { inWords } from '../../shared/notifications/words.ts';
import { owedSample } from '../mail/samples.ts';

// What a warning, a removal and the answer to a report say: only what is so (docs/domain/lifecycles.md, "Report").

const { renderMail } = await loadRenderer();
const envelope = {
  site: { name: 'TafutaGari', supportEmail: 'help@tafutagari.example', url: 'https://x.example' },
  full_name: 'Jeptoo',
  link: '/',
};
const warned = (thing: ThingKind, can_lose = false) => ({ thing, about: 'Axio', place_id: '1', reason: 'Rude', can_lose });
const mailOf = async (...[name, params]: Parameters<WriteMail>) => (await renderMail('en', name, { ...envelope, ...params } as never)).text;

describe('a warning', () => {
  test('asks for a change of a car alone: nothing else can be changed', () => {
    const asks = thingKinds.filter((thing) => inWords('report-warned', warned(thing)).body.includes('change what is wrong'));
    expect(asks).toEqual(['car']);
  });

  test('of an account says neither that it stays nor that it is removed', async () => {
    expect(inWords('report-warned', warned('person')).body).toBe(
      'It is about your account. Our team wrote: “Rude” Please keep to our rules from now on.',
    );
    expect(await mailOf('report-warned', warned('person') as never)).not.toMatch(/removed|verification/);
  });
});

/** What the mail says before the way to write to us. */
async function saidOf(...[name, params]: Parameters<WriteMail>): Promise<string> {
  const [, said = ''] = /^(.*)If you think that we are wrong/m.exec(await mailOf(name, params)) ?? [];
  return said.trim();
}

/** What a mail says about each kind of thing; `over`: where there is nothing left of this one that could be taken away. */
const table: Record<ThingKind, { warned: string; over: string; removed?: string }> = {
  request: {
    warned: 'If it happens again, we may close your request.',
    over: 'If it happens again in another request, we may close that one.',
    removed: 'It is closed: no other dealer finds it or can bid on it. Dealers who bid on it before still see it among their bids.',
  },
  bid: {
    warned: 'If it happens again, we may end your offer.',
    over: 'If it happens again in another offer, we may end that one.',
    removed: 'The offer has ended, and nobody else reads or sees what came with it any more.',
  },
  car: {
    warned: 'If it happens again, we may take the car off the market.',
    over: 'If it happens again with another car, we may take that one off the market.',
  },
  message: {
    warned: 'If it happens again, we may hide what you write.',
    over: '',
    removed: 'In its place you both see that our team removed it.',
  },
  review: { warned: 'If it happens again, we may hide your review.', over: '', removed: 'It is no longer on the dealer’s page.' },
  person: { warned: 'If it happens again, we may take your verification back.', over: '' },
};

test.each(thingKinds)('what follows if it happens again, and what was done: %s', async (thing) => {
  const { removed, ...next } = table[thing];
  expect(await saidOf('report-warned', warned(thing, true) as never)).toBe(next.warned);
  expect(await saidOf('report-warned', warned(thing) as never)).toBe(next.over);
  if (removed) expect(await saidOf('report-removed', { ...warned(thing), photos: 0 } as never)).toBe(removed);
  expect(await saidOf('report-removed', { ...warned(thing), photos: 2 } as never)).toBe('Nobody else sees them any more.');
});

test('who reported a person, or a review, reads of whom', () => {
  const answered = { about: '', verdict: 'warned', photos: 0, reason: 'Rude', person: 'Rift Valley Motors' } as const;
  const body = (thing: ThingKind) => inWords('report-answered', { ...answered, thing }).body;
  expect(body('person')).toBe('You reported Rift Valley Motors. We have warned them. Why: “Rude”');
  expect(body('review')).toBe('You reported a review of Rift Valley Motors. We have warned the buyer. Why: “Rude”');
  expect(body('car')).toContain('We have warned the dealer.');
});

test('a commission that is held is not called due, in the subject neither', () => {
  const { title, subject } = inWords('commission-due', { ...owedSample, due_at: null });
  expect([title, subject]).toEqual([expect.stringMatching(/^Commission held: /), expect.stringMatching(/^Commission held: /)]);
  expect(inWords('commission-due', owedSample).subject).toMatch(/^Commission due: /);
});
