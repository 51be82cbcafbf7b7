import { describe, expect, test } from 'vitest';
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
const mailOf = async (...[name, params]: Parameters<typeof renderMail>) =>
  (await renderMail(name, { ...envelope, ...params } as never)).text;

describe('a warning', () => {
  test('asks for a change of a car alone: nothing else can be changed', () => {
    const asks = thingKinds.filter((thing) => inWords('report-warned', warned(thing)).body.includes('change what is wrong'));
    expect(asks).toEqual(['car']);
  });

  test('of an account says neither that it stays nor that it is removed', async () => {
    expect(inWords('report-warned', warned('person')).body).toBe('It is about your account: “Rude” Please keep to our rules from now on.');
    const buyer = await mailOf('report-warned', warned('person') as never);
    expect(buyer).not.toMatch(/removed|happens again|verification/);
    expect(await mailOf('report-warned', warned('person', true) as never)).toContain('we may take your verification back');
  });

  test('of an offer that is decided promises no end of it, but of the next one', async () => {
    expect(await mailOf('report-warned', warned('bid', true) as never)).toContain('we may end your offer');
    const decided = await mailOf('report-warned', warned('bid') as never);
    expect(decided).toContain('If it happens again in another offer, we may end that one.');
    expect(decided).not.toContain('your offer.');
  });
});

test('a removed request is still read by those who bid on it, and its buyer is told so', async () => {
  const text = await mailOf('report-removed', { ...warned('request'), photos: 0 } as never);
  expect(text).toContain('Dealers who bid on it before still see it');
  expect(text).not.toContain('Nobody else sees');
});

test('a removed offer is not said to have had a message or photos', async () => {
  expect(await mailOf('report-removed', { ...warned('bid'), photos: 0 } as never)).not.toMatch(/photo|its message/);
});

test('who reported a person, or a review, reads of whom', () => {
  const answered = { about: '', verdict: 'warned', photos: 0, reason: 'Rude', person: 'Rift Valley Motors' } as const;
  const body = (thing: ThingKind) => inWords('report-answered', { ...answered, thing }).body;
  expect(body('person')).toBe('You reported Rift Valley Motors. We have warned them. Why: “Rude”');
  expect(body('review')).toContain('You reported a review of Rift Valley Motors.');
});

test('a commission that is held is not called due, in the subject neither', () => {
  const { title, subject } = inWords('commission-due', { ...owedSample, due_at: null });
  expect([title, subject]).toEqual([expect.stringMatching(/^Commission held: /), expect.stringMatching(/^Commission held: /)]);
  expect(inWords('commission-due', owedSample).subject).toMatch(/^Commission due: /);
});
