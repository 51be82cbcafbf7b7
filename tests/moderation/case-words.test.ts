// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ageOf } from '../../shared/age.ts';
import type { DisputeView } from '../../shared/moderation/dispute-view.ts';
import type { PersonFacts } from '../../shared/moderation/person-facts.ts';
import type { ReportView } from '../../shared/moderation/report-view.ts';
import { optionWordsOf, requestFields, teamNames } from '../../shared/requests/fields.ts';
import { disputeWords } from '../../web/modules/moderation/dispute-words.ts';
import { markedSums, markedWords } from '../../web/modules/moderation/marked-text.tsx';
import { recordWords } from '../../web/modules/moderation/person-words.ts';
import { reportQuestion } from '../../web/modules/moderation/report-words.ts';
import { kindsOfThing } from '../../web/modules/moderation/things.ts';
import { requestFieldWords } from '../../words/requests/request-field.ts';

// What the administrator reads of a case (docs/domain/lifecycles.md, "The queue").

const marks = (parts: { text: string; isMarked: boolean }[]) => parts.filter(({ isMarked }) => isMarked).map(({ text }) => text);
const whole = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

describe('what is marked in a text', () => {
  it('are the sums, each as a whole and every time', () => {
    const text = 'I paid 3,150,000, not 3,150. Yes, 3,150,000 (cash).';
    const parts = markedSums(text, ['3,150', '3,150,000']);
    expect(marks(parts)).toEqual(['3,150,000', '3,150', '3,150,000']);
    expect(whole(parts)).toBe(text);
  });

  it('is nothing without sums, and a sum that looks like a pattern is a text', () => {
    expect(markedSums('1.2M', [])).toEqual([{ text: '1.2M', isMarked: false }]);
    expect(marks(markedSums('1x2M or 1.2M?', ['1.2M']))).toEqual(['1.2M']);
  });

  it('are the words that the other text does not have', () => {
    const [old, wanted] = ['Ngong Road, opposite Prestige', 'Ngong Road, next to Prestige'];
    expect(marks(markedWords(wanted, old))).toEqual(['next', 'to']);
    expect(marks(markedWords(old, wanted))).toEqual(['opposite']);
    expect(whole(markedWords(wanted, old))).toBe(wanted);
  });
});

describe('how long a case has waited', () => {
  // A Tuesday.
  const now = new Date('2026-11-24T09:00:00Z');
  it.each([
    ['2026-11-24T08:30:00Z', 'just now', false],
    ['2026-11-24T08:00:00Z', '1 hour', false],
    ['2026-11-22T10:00:00Z', '47 hours', false],
    ['2026-11-22T09:00:00Z', '2 days', false],
    // Friday: Monday and Tuesday are the two business days.
    ['2026-11-20T09:00:00Z', '4 days', false],
    ['2026-11-19T09:00:00Z', '5 days', true],
  ])('of a dealer since %s: %s, late: %s', (since, words, isLate) => {
    expect(ageOf({ kind: 'dealer', since }, now)).toEqual({ words, isLate });
  });

  it.each([
    ['report', '2026-11-22T09:00:01Z', false],
    ['report', '2026-11-22T09:00:00Z', true],
    ['car', '2026-11-22T09:00:00Z', true],
    ['dispute', '2026-11-21T09:00:01Z', false],
    ['dispute', '2026-11-21T09:00:00Z', true],
    ['change', '2026-11-21T09:00:00Z', true],
  ] as const)('a %s since %s is late, as on the home: %s', (kind, since, isLate) => {
    expect(ageOf({ kind, since }, now).isLate).toBe(isLate);
  });
});

describe('what a decision about a dispute says before the act', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const dispute = (over: object = {}) =>
    ({ outcome: 'sold', final_price: 2_400_000, commission: { commission_amount: 48_000, status: 'pending' }, ...over }) as DisputeView;

  it('names the money of each choice, and the button repeats it', () => {
    const words = disputeWords(dispute(), 3_150_000, now);
    expect(words.upheld.follows).toBe('KSh\u00a02,400,000. Commission KSh\u00a048,000 is released, its 14 days begin again.');
    expect(words.upheld.action).toBe('Uphold the sale: KSh\u00a048,000 is owed');
    expect(words.sold.follows).toBe('Commission becomes KSh\u00a063,000, due 5 Dec 2026.');
    expect(words.sold.action).toBe('Correct to KSh\u00a03,150,000: KSh\u00a063,000 is owed');
    expect(words.not_sold.follows).toBe('Commission KSh\u00a048,000 is removed. Request and car stay as they are.');
    expect(words.not_sold.action).toBe('Record as not sold: KSh\u00a048,000 is not owed');
    expect(words.cancelled.action).toBe('Record as cancelled: KSh\u00a048,000 is not owed');
  });

  it('says of a paid commission that it stays paid or is refunded', () => {
    const words = disputeWords(dispute({ commission: { commission_amount: 48_000, status: 'paid' } }), undefined, now);
    expect(words.upheld.follows).toContain('stays paid');
    expect(words.cancelled.follows).toContain('is refunded or kept');
    expect(words.sold.action).toBe('Enter the price');
  });

  it.each([
    ['', 'Record as not sold'],
    ['refunded', 'Record as not sold: refund KSh\u00a048,000'],
    ['kept', 'Record as not sold: keep KSh\u00a048,000'],
  ] as const)('names on the button what becomes of a paid commission, “%s”: %s', (money, action) => {
    const paid = dispute({ commission: { commission_amount: 48_000, status: 'paid', is_kept: false } });
    const words = disputeWords(paid, 900_000, now, money);
    expect(words.not_sold.action).toBe(action);
    expect(words.upheld.action).toBe('Uphold the sale: KSh\u00a048,000 stays paid');
    expect(words.sold.action).toBe('Correct to KSh\u00a0900,000: refund KSh\u00a048,000');
  });

  it('moves no money of a commission that was kept for good', () => {
    const commission = { commission_amount: 48_000, status: 'paid', is_kept: true };
    const words = disputeWords(dispute({ outcome: 'not_sold', final_price: null, commission }), undefined, now);
    expect(words.upheld.action).toBe('Uphold: it was not sold');
    expect(words.cancelled.follows).toContain('stays paid');
    expect(words.cancelled.action).toBe('Record as cancelled');
  });

  it('asks of what was not sold whether it was', () => {
    const words = disputeWords(dispute({ outcome: 'not_sold', final_price: null, commission: null }), 900_000, now);
    expect(words.upheld.action).toBe('Uphold: it was not sold');
    expect(words.sold.title).toBe('Overturn: it was sold');
    expect(words.sold.action).toBe('Record as sold at KSh\u00a0900,000: KSh\u00a018,000 is owed');
    expect(words.cancelled.follows).toContain('No commission');
  });
});

it('a report is a question about the thing or its owner, by the reason that came first', () => {
  const report = (thing: string, reason: string, said: object = {}) =>
    ({ thing, owner: { name: 'Pwani Motors' }, reports: [{ reason }], subject: { thing, car: said, ...said } }) as unknown as ReportView;
  expect(reportQuestion(report('message', 'deposit'))).toBe('Did Pwani Motors ask for a deposit?');
  expect(reportQuestion(report('bid', 'insulting'))).toBe('Is this offer insulting?');
  expect(reportQuestion(report('person', 'insulting'))).toBe('Was Pwani Motors insulting?');
  expect(reportQuestion(report('request', 'not_real'))).toBe('Is this request real?');
  for (const thing of ['bid', 'car']) {
    expect(reportQuestion(report(thing, 'logbook', { logbook_holder: 'seller' }))).toBe('Is the logbook as the dealer says?');
    expect(reportQuestion(report(thing, 'logbook', { logbook_holder: null }))).toBe('Is something wrong with the logbook?');
  }
});

it('what was decided about somebody before is said in one line, nothing when nothing was', () => {
  const person = (disputes: object, reports: object) =>
    ({
      role: 'dealer',
      disputes: { open: 1, upheld: 0, overturned: 0, overturned_own: 0, overturned_other: 0, ...disputes },
      reports: { unfounded: 0, warned: 0, removed: 0, ...reports },
      warnings: 0,
    }) as unknown as PersonFacts;
  expect(recordWords(person({}, {}))).toEqual([]);
  expect(recordWords(person({ overturned: 1 }, { warned: 2 }))).toEqual(['1 dispute overturned', '2 warnings']);
  expect(recordWords(person({ overturned: 4, overturned_own: 2, overturned_other: 1 }, {}))).toEqual([
    '2 records of theirs overturned',
    '1 record of a buyer overturned',
    '1 dispute overturned',
  ]);
});

it.each(teamNames)('of a reported request our team reads its %s', (name) => {
  const { input } = requestFields[name];
  const label = requestFieldWords.labels[name];
  const options = optionWordsOf(name) ?? {};
  const [value, words] = input === 'tick' ? [true, 'yes'] : (Object.entries(options).at(-1) ?? ['Nairobi or near', 'Nairobi or near']);
  const subject = {
    ...Object.fromEntries(teamNames.map((each) => [each, null])),
    [name]: value,
    status: 'active',
    created_at: '2026-11-24',
  };
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(kindsOfThing.request.shown(subject as never, {} as never));
  const facts = [...place.querySelectorAll('dl > div')].map((fact) => [...fact.children].map(({ textContent }) => textContent));
  const isFact = name !== 'car_model' && input !== 'text';
  expect(facts).toEqual(isFact ? [[label, words]] : []);
  expect(place.textContent).toContain(words);
});

describe('what a removal says before the act', () => {
  const { request, bid, car, person } = kindsOfThing;

  it('of a request: what freezes, what stays, who is told', () => {
    expect(request.removal({ does: 'request_cancelled', pending_bids: 5, bidders: 6, open_viewings: 1 }).follows).toBe(
      'Nobody can bid on it any more. 5 pending bids freeze. 1 open viewing stays, but its time can’t be confirmed or changed any more. The buyer and 6 dealers are told.',
    );
  });

  it('of an offer: its buyer, and the photos that go', () => {
    const first = 'Wanjiru Kamau can’t accept it any more, and the dealer can’t offer on this request again.';
    const offer = (photos: number) => bid.removal({ does: 'bid_removed', buyer_name: 'Wanjiru Kamau', photos }).follows;
    expect(offer(0)).toBe(`${first} Both read that our team removed it.`);
    expect(offer(1)).toBe(`${first} Both read that our team removed it, without its photo.`);
    expect(offer(3)).toBe(`${first} Both read that our team removed it, without its 3 photos.`);
  });

  it('of a car: the offers that wait, the viewings that stay, who saved it; nothing of none', () => {
    const last = 'Its next change waits for your approval.';
    expect(car.removal({ does: 'car_taken_down', offers: 0, viewings: 0, savers: 0 }).follows).toBe(
      `Buyers don’t find it any more. ${last}`,
    );
    expect(car.removal({ does: 'car_taken_down', offers: 1, viewings: 2, savers: 100 }).follows).toBe(
      `Buyers don’t find it any more: 1 offer with it can’t be accepted or booked until you approve it again, 2 open viewings stay as they are, more than 99 buyers who saved it read that it is gone. ${last}`,
    );
  });

  it('of a dealer: what the page of people says of it', () => {
    expect(person.removal({ does: 'dealer_unverified', pending_bids: 4, buyers: 2, viewings: 0, cars: 6 }).follows).toBe(
      'No new bids, confirmations or times. 4 pending bids freeze, 2 buyers are told, 6 cars are unlisted.',
    );
  });
});
