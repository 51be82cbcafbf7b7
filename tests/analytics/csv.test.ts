import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../server/platform/files/csv.ts';
import { testApp } from '../support/app.ts';
import { placedBid, postedRequest } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';

const { app, db } = await testApp();

describe('a cell', () => {
  it.each([
    ['=HYPERLINK("http://example.com")', `"'=HYPERLINK(""http://example.com"")"`],
    ['+254712345678', `'+254712345678`],
    ['-1+1', `'-1+1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1+1', `'\t'=1+1`],
    ['\r=1+1', `"'\r'=1+1"`],
    ['Toyota Axio', 'Toyota Axio'],
    ['Axio, "clean"\nunit', '"Axio, ""clean""\nunit"'],
    ['x;=1+1;y', `x;'=1+1;y`],
    ['x; "@SUM(A1)', `"x; ""'@SUM(A1)"`],
    ['x|+1', `x|'+1`],
    ['x\n=1+1', `"x\n'=1+1"`],
    ['9-5; a=b', '9-5; a=b'],
    [1_250_000, '1250000'],
    [null, ''],
  ])('%j is written %j', async (cell, written) => {
    expect(await text(csvOf([['first', cell, 'last']]))).toBe(`first,${written},last\r\n`);
  });
});

describe('the file', () => {
  it('of a buyer has the mark of UTF-8, a name, and what others typed made inert', async () => {
    const wanjiru = await buyer(app, db);
    await placedBid(await dealer(app, db), await postedRequest(wanjiru, { car_model: '=cmd|calc', budget: '2M' }), { price: 1_500_000 });
    const { statusCode, headers, body, rawPayload } = await wanjiru.get('/api/analytics/buyer/csv?period=7d');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/csv; charset=utf-8', 'no-store']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="analytics-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv"$/);
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(body).toContain('\r\nOffers received,1,\r\n');
    // In the words of the page, which once said '25% under' where the file had 75.
    expect(body).toContain('\r\nLowest offer to budget,25% under,\r\n');
    expect(body).toMatch(/\r\n'=cmd\|calc,\d{4}-\d\d-\d\d,1,1500000,1500000,2000000,0\r\n/);
    expect(body).not.toMatch(/(^|,|\r\n)"?[=+@\t-]/);
  });

  it('of a dealer has the tables of the page, without a county none of it', async () => {
    const otieno = await dealer(app, db);
    await placedBid(otieno, await postedRequest(await buyer(app, db), { budget: '1,285,000' }));
    const { body } = await otieno.get('/api/analytics/dealer/csv');
    for (const title of ['Figures', 'From bid to sale', '"Won, by price"', 'Time to first answer', 'What buyers in Nakuru ask for']) {
      expect(body).toContain(`\r\n${title}\r\n`);
    }
    expect(body).toContain('\r\nBids sent,1,\r\n');
    expect(body).toContain('\r\nAt the budget,1,0,1,,\r\n');
    await db.updateTable('profiles').set({ location: null }).where('user_id', '=', otieno.user_id).execute();
    expect((await otieno.get('/api/analytics/dealer/csv')).body).not.toContain('What buyers');
  });
});
