import { describe, expect, it } from 'vitest';
import { requestStatuses } from '../../shared/deal.ts';
import { cleanText } from '../../shared/fields.ts';
import { lengthOf } from '../../shared/length.ts';
import { parseBudget } from '../../shared/requests/budget.ts';
import { budgetInWords } from '../../shared/requests/budget-in-words.ts';
import { budgetRead, meantBudget } from '../../shared/requests/budget-read.ts';
import { whyNotDeleteRequest, whyNotSetRequestStatus } from '../../shared/requests/rules.ts';
import { requestForm } from '../../shared/requests/schema.ts';
import { wishesInWords } from '../../shared/requests/wishes.ts';
import { requestForm as filledIn } from '../support/deal.ts';

describe('the wishes in one line', () => {
  it.each([
    [{ condition: 'used', transmission: 'automatic', fuel_type: 'any' }, 'Used, automatic'],
    [{ condition: 'any', fuel_type: 'hybrid', logbook_in_sellers_name: true }, 'Hybrid, logbook in the seller’s name'],
    [{ logbook_in_sellers_name: true }, 'Logbook in the seller’s name'],
    [{ condition: 'any', transmission: 'any', fuel_type: 'any', logbook_in_sellers_name: false }, ''],
    [{ condition: 'made-up' }, ''],
  ])('%j', (wishes, line) => {
    expect(wishesInWords(wishes)).toBe(line);
  });
});

describe('a budget in free text', () => {
  it.each([
    // text, from, to
    ['1.2M', null, 1_200_000],
    ['800k', null, 800_000],
    ['KSh 1,000,000 - 1,500,000', 1_000_000, 1_500_000],
    ['KSh1.2M-KSh1.5M', 1_200_000, 1_500_000],
    ['Kshs. 850,000/=', null, 850_000],
    ['Ksh.1,200,000/=', null, 1_200_000],
    ['KES.900k', null, 900_000],
    ['sh.850,000 hadi shs.950,000', 850_000, 950_000],
    ['KSh .9m', null, 900_000],
    ['850,000/-', null, 850_000],
    ['1,300,000.00', null, 1_300_000],
    ['1.250.000', null, 1_250_000],
    ['1 000 000 - 1 200 000', 1_000_000, 1_200_000],
    ['1200000', null, 1_200_000],
    ['1,2M', null, 1_200_000],
    ['1.250M', null, 1_250_000],
    ['1,200k', null, 1_200_000],
    ['.9m', null, 900_000],
    ['1.2Mn', null, 1_200_000],
    ['2.5 milion', null, 2_500_000],
    ['1.5 milioni', null, 1_500_000],
    ['950 thousand', null, 950_000],
    ['between 800k and 1.2m', 800_000, 1_200_000],
    ['1.5m to 1.2m', 1_200_000, 1_500_000],
    ['1-1.5M', 1_000_000, 1_500_000],
    ['600 to 800k', 600_000, 800_000],
    ['1.2m-1.5', 1_200_000, 1_500_000],
    ['900k - 1.1', 900_000, 1_100_000],
    ['900k to 2', 900_000, 2_000_000],
    ['900 - 1.1m', 900_000, 1_100_000],
    ['800k - 950', 800_000, 950_000],
    ['1.2m – KSh 1.5', 1_200_000, 1_500_000],
    ['700k to 850', 700_000, 850_000],
    ['800,000 to 1m', 800_000, 1_000_000],
    ['1.5 or 1.8 million', 1_500_000, 1_800_000],
    ['1.2m, 5 doors', null, 1_200_000],
    ['5 doors, 1.2m', null, 1_200_000],
    ['2 owners at most. 1.2m', null, 1_200_000],
    ['100,000 to 1m', 100_000, 1_000_000],
    ['under 2m', null, 2_000_000],
    ['2 million max', null, 2_000_000],
    ['not more than 1.2M', null, 1_200_000],
    ['not above 1.5M', null, 1_500_000],
    ['from 900k', 900_000, null],
    ['more than 1m', 1_000_000, null],
    ['not less than 1m', 1_000_000, null],
    ['2M and above', 2_000_000, null],
    ['1.5M+', 1_500_000, null],
    ['1.2M, 2015 or newer', null, 1_200_000],
    ['1.8L engine, 1500cc, 900k', null, 900_000],
    ['10,000', null, 10_000],
    ['9,999', null, null],
    ['100M', null, 100_000_000],
    ['100,000,001', null, null],
    ['call 0712345678', null, null],
    ['1 - 1.5', null, null],
    ['950', null, null],
    ['USD 10,000', null, null],
    ['$12,000', null, null],
    ['negotiable', null, null],
  ])('%s: %s to %s', (text, min, max) => {
    expect(parseBudget(text)).toEqual({ min, max });
  });

  it.each([
    // text, what is said below the field, what a tap puts into it
    ['1-1.5M', 'KSh\u00a01,000,000 – 1,500,000', null],
    ['2m', 'Up to KSh\u00a02,000,000', null],
    ['from 900k', 'From KSh\u00a0900,000', null],
    ['1.6', 'We can’t read “1.6” as shillings.', 1_600_000],
    ['KSh 1,6', 'We can’t read “KSh 1,6” as shillings.', 1_600_000],
    ['.05', 'We can’t read “.05” as shillings.', 50_000],
    ['0.049', 'We can’t read “0.049” as shillings.', null],
    ['30', 'We can’t read “30” as shillings.', 30_000_000],
    ['30.1', 'We can’t read “30.1” as shillings.', null],
    ['900', 'We can’t read “900” as shillings.', null],
    ['1.2-1.5', 'We can’t read “1.2-1.5” as shillings.', null],
    ['2 owners', 'We can’t read “2 owners” as shillings.', null],
    ['1.2 1.3', 'We can’t read “1.2 1.3” as shillings.', null],
    ['$2', 'We can’t read “$2” as shillings.', null],
    ['soon', 'We can’t read “soon” as shillings.', null],
    [' ', '', null],
  ])('%s is told to its writer: %s, did you mean %s', (text, told, meant) => {
    expect([budgetRead(text).words, meantBudget(text)]).toEqual([told, meant]);
  });

  it('a stranger’s row of digits, however long, is read at once', () => {
    for (const part of ['1', '1.', '1,', '1 111 ', ' '])
      expect([meantBudget(`${part.repeat(100_000)}x`), parseBudget(`${part.repeat(100_000)}x`).min]).toEqual([null, null]);
  });

  it.each([
    [{ budget: '1-1.5M', budget_min: 1_000_000, budget_max: 1_500_000 }, 'KSh\u00a01,000,000 – 1,500,000'],
    [{ budget: '1m or 1,000k', budget_min: 1_000_000, budget_max: 1_000_000 }, 'KSh\u00a01,000,000'],
    [{ budget: '2m nego', budget_min: null, budget_max: 2_000_000 }, 'KSh\u00a02,000,000'],
    [{ budget: 'from 900k', budget_min: 900_000, budget_max: null }, 'from KSh\u00a0900,000'],
    [{ budget: 'it depends', budget_min: null, budget_max: null }, '“it depends”'],
  ])('%j is told to everyone as %s', (request, words) => {
    expect(budgetInWords(request)).toBe(words);
  });
});

describe('a text as it is stored', () => {
  it.each([
    ['  3 < 4 & <b>bold</b>  ', '3 < 4 & <b>bold</b>'],
    ['Wanjiku\u0303', 'Wanjik\u0169'],
    ['one\r\ntwo\rthree\tfour', 'one\ntwo\nthree\tfour'],
    ['a\u0000\u0007b\u200B\u200D\uFEFF\u202E\u00ADc', 'abc'],
    ['x\u061C\u180E\u115F\u3164\uFFA0\u{E0041}y', 'xy'],
    ['half \uD83D a pair', 'half  a pair'],
    ['I ❤\uFE0F it', 'I ❤\uFE0F it'],
    ['\u200B\u3164 ', ''],
  ])('%j: %j', (typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
    expect(cleanText(stored)).toBe(stored);
  });

  it('has the length that the database counts, also with an invisible character before an accent', () => {
    const stored = cleanText('e\u200B\u0301'.repeat(100));
    expect([[...stored].length, lengthOf(stored)]).toEqual([100, 100]);
  });
});

describe('the request form', () => {
  it('keeps its lines only in the description', () => {
    const typed = { car_model: 'Toyota\nAxio', budget: '1M\n', location: 'Nakuru \n Town', description: 'Silver\n\nor white' };
    expect(requestForm.parse(filledIn(typed))).toMatchObject({
      ...{ car_model: 'Toyota Axio', budget: '1M', location: 'Nakuru Town', description: 'Silver\n\nor white' },
    });
  });

  const firstError = (over: object) => requestForm.safeParse(filledIn(over)).error?.issues[0]?.message ?? 'ok';

  it.each([
    [{ car_model: 'X5' }, 'ok'],
    [{ car_model: ' X ' }, 'Car model must be at least 2 characters'],
    [{ car_model: ' \u200B ' }, 'Car model is required'],
    [{ car_model: undefined }, 'Car model is required'],
    [{ car_model: 'é'.normalize('NFD').repeat(100) }, 'ok'],
    [{ car_model: '🚗'.repeat(100) }, 'ok'],
    [{ car_model: 'x'.repeat(101) }, 'Car model is too long'],
    [{ budget: '' }, 'Budget is required'],
    [{ budget: '1' }, 'ok'],
    [{ budget: 'x'.repeat(50) }, 'ok'],
    [{ budget: 'x'.repeat(51) }, 'Budget is too long'],
    [{ location: '' }, 'Location is required'],
    [{ location: 'X' }, 'Location must be at least 2 characters'],
    [{ location: 'x'.repeat(200) }, 'ok'],
    [{ location: 'x'.repeat(201) }, 'Location is too long'],
    [{ description: 'x'.repeat(1000) }, 'ok'],
    [{ description: 'x'.repeat(1001) }, 'Description is too long'],
    [{ condition: 'certified' }, 'ok'],
    [{ condition: 'certified-pre-owned' }, 'Choose one of the conditions'],
    [{ transmission: 'cvt' }, 'Choose one of the transmissions'],
    [{ fuel_type: 'lpg' }, 'Choose one of the fuel types'],
  ])('%o: %s', (over, sentence) => {
    expect(firstError(over)).toBe(sentence);
  });

  it.each([
    ['condition', ['any', 'new', 'used', 'certified']],
    ['transmission', ['any', 'manual', 'automatic']],
    ['fuel_type', ['any', 'petrol', 'diesel', 'hybrid', 'electric']],
  ])('takes as %s one of %j', (name, options) => {
    for (const option of options) expect(firstError({ [name]: option })).toBe('ok');
  });

  it('by default accepts any condition, gearbox and fuel, and keeps the phone number private', () => {
    const any = { condition: 'any', transmission: 'any', fuel_type: 'any', share_phone: false, description: null };
    expect(requestForm.parse(filledIn())).toMatchObject(any);
  });
});

describe('the administrator’s status, and deleting', () => {
  it.each(requestStatuses.flatMap((from) => requestStatuses.map((to) => [from, to] as const)))('%s → %s by the admin', (from, to) => {
    expect(whyNotSetRequestStatus({ status: from }, to) === null).toBe(from !== to);
  });

  it('are not deleted after a sale', () => {
    expect([whyNotDeleteRequest({ has_sale: true })?.status, whyNotDeleteRequest({ has_sale: false })]).toEqual([409, null]);
  });
});
