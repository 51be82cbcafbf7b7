import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { whyNotAnswer } from '../../shared/ratings/rules.ts';
import { testApp } from '../support/app.ts';
import { eventsAbout, startedDeal } from '../support/deal.ts';
import { noticeBoard } from '../support/notices.ts';
import { buyer, dealer } from '../support/people.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db } = site;
const { drain } = await testWorker(site);
const { noticesOf } = noticeBoard(site);
const stranger = await buyer(app, db, { full_name: 'Amina Yusuf' });

async function reviewed() {
  const deal = await startedDeal(app, db);
  const id = uuidv7();
  await deal.wanjiru.post(`/api/appointments/${deal.id}/rating`, { id, rating: 4, review_text: 'Honest about the dents.' });
  const answer = (text: string, by = deal.otieno) => by.put(`/api/ratings/${id}/answer`, { answer: text });
  const page = async () => (await stranger.get(`/api/dealers/${deal.otieno.user_id}/reviews`)).json().rows;
  return { ...deal, review: id, answer, page };
}

it.each([
  [true, null, null],
  [true, 'Asante', 'already_answered'],
  [false, null, 'private_review'],
])('public %s, answer %s: %s', (is_public, answer, code) => {
  expect(whyNotAnswer({ is_public, answer })?.code ?? null).toBe(code);
});

it('a review is on the dealer’s page for everyone, without its writer, and is answered there once', async () => {
  const { wanjiru, otieno, review, answer, page, id } = await reviewed();
  const first = await answer(' Asante, come again. ');
  expect([first.statusCode, first.json().answer]).toEqual([200, 'Asante, come again.']);
  expect((await answer('Asante, come again.')).statusCode).toBe(200);
  expect((await answer('Something else')).json().code).toBe('already_answered');
  const rows = await page();
  expect(rows).toEqual([
    {
      id: review,
      rating: 4,
      review_text: 'Honest about the dents.',
      month: expect.stringMatching(/^\d{4}-\d{2}$/),
      answer: 'Asante, come again.',
      is_own: false,
    },
  ]);
  expect((await wanjiru.get(`/api/dealers/${otieno.user_id}/reviews`)).json().rows).toMatchObject([{ is_own: true }]);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Wanjiru|${wanjiru.user_id}`));
  expect((await wanjiru.get(`/api/appointments/${id}`)).json().rating).toMatchObject({ is_public: true, answer: 'Asante, come again.' });
});

it('of two answers at once one counts', async () => {
  const { answer, page } = await reviewed();
  const codes = (await Promise.all([answer('One'), answer('Two')])).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([200, 409]);
  expect(['One', 'Two']).toContain((await page())[0].answer);
});

it('the buyer is told of an answer once, the dealer not', async () => {
  const { wanjiru, otieno, answer, id } = await reviewed();
  await drain();
  const before = (await noticesOf(otieno)).length;
  await answer('Asante.');
  await answer('Asante.');
  await drain();
  const [newest] = await noticesOf(wanjiru);
  expect(newest).toMatchObject({ title: 'Your review was answered', link: `/appointment/${id}` });
  expect((await noticesOf(otieno)).length).toBe(before);
  expect((await eventsAbout(db, id)).filter(({ type }) => type === 'rating.answered')).toHaveLength(1);
});

it('a review from before reviews were public is on no page and can’t be answered', async () => {
  const { answer, page, review } = await reviewed();
  await db.updateTable('ratings').set({ is_public: false }).where('id', '=', review).execute();
  expect([(await answer('Asante.')).json().code, await page()]).toEqual(['private_review', []]);
});

it('another dealer’s review is not there, and an answer has 1 to 500 characters', async () => {
  const { answer } = await reviewed();
  expect((await answer('Asante.', await dealer(app, db))).statusCode).toBe(404);
  expect((await answer(' ')).json().fields).toEqual({ answer: 'Answer is required' });
  expect((await answer('x'.repeat(501))).json().fields).toEqual({ answer: 'Answer is too long' });
});
