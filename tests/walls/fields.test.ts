import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { fieldLabels } from '../../shared/audit/fields.ts';
import { signUpForm } from '../../shared/auth/schema.ts';
import type { Bid } from '../../shared/bids/api.ts';
import { differing } from '../../shared/bids/offer-lines.ts';
import { carEditForm } from '../../shared/cars/car-form.ts';
import { carFields, carNames, factNames } from '../../shared/cars/fields.ts';
import { carSchemas } from '../../shared/cars/schema.ts';
import type { FieldRow } from '../../shared/field-row.ts';
import { businessNames, profileFields, profileNames } from '../../shared/profile/fields.ts';
import { noBusiness } from '../../shared/profile/person-schema.ts';
import { profileSchemas, profileUpdate } from '../../shared/profile/schema.ts';
import { requestsApi } from '../../shared/requests/api.ts';
import { requestFields, requestNames, wishedFacts } from '../../shared/requests/fields.ts';
import { filtersIn } from '../../shared/requests/filters.ts';
import { toldOfRequest } from '../../shared/requests/replies.ts';
import { requestForm } from '../../shared/requests/schema.ts';
import { carFieldWords } from '../../words/cars/car-field.ts';
import { profileFieldWords } from '../../words/profile/profile-field.ts';
import { requestFieldWords } from '../../words/requests/request-field.ts';

// The rows of fields, and what can't be derived from them.

const rules = readFileSync(path.join(import.meta.dirname, '../../docs/domain/limits-and-money.md'), 'utf8');

describe('the fields of a car', () => {
  it('stand in the rules as in their rows: name, column, whether it is required, whether a bid states it', () => {
    const [, table = ''] = rules.split('| field | column | what it may be | in a bid |\n');
    const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| (\w[^|]*) \| `(\w+)` \| ([^|]+) \| ([^|]*)\|$/gm)];
    const written = rows.map(([, label, name, may = '', inBid = '']) => [label, name, /required$/.test(may), inBid.trim() !== '']);
    const isOfBid = (name: string) => factNames.some((fact) => fact === name);
    expect(written).toEqual(carNames.map((name) => [carFieldWords.labels[name], name, 'isRequired' in carFields[name], isOfBid(name)]));
  });

  it.each(carNames)('%s may be nothing, unless it is required', (name) => {
    expect(carSchemas[name].given.safeParse(null).success).toBe(!('isRequired' in carFields[name]));
    expect(carSchemas[name].told.safeParse(null).success).toBe(!('isRequired' in carFields[name]));
  });

  it.each(carNames)('%s stays as it was when a change doesn’t name it', (name) => {
    expect(carEditForm.parse({ version: 1 })).not.toHaveProperty(name);
  });

  it.each(carNames)('%s has options when it is a choice, and takes each', (name) => {
    const { input, options = [] }: FieldRow = carFields[name];
    expect(options.length > 1).toBe(input === 'choice' || input === 'drawing');
    for (const option of options) expect(carSchemas[name].given.safeParse(option).success).toBe(true);
  });
});

describe('the fields of a profile', () => {
  it('stand in the rules as in their rows: name, column, whether it is required, whether a verified dealer’s change of it is checked', () => {
    const [, table = ''] = rules.split('| field of a profile | column | what it may be | of a business |\n');
    const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| (\w[^|]*) \| `(\w+)` \| ([^|]+) \| ([^|]*)\|$/gm)];
    const written = rows.map(([, label, name, may = '', checked = '']) => [label, name, /required$/.test(may), checked.trim() !== '']);
    const isOfBusiness = (name: string) => businessNames.some((one) => one === name);
    expect(written).toEqual(
      profileNames.map((name) => [profileFieldWords.labels[name], name, 'isRequired' in profileFields[name], isOfBusiness(name)]),
    );
  });

  it.each(profileNames)('%s may be nothing, unless it is required; blank it is nothing', (name) => {
    const { isRequired }: FieldRow = profileFields[name];
    for (const nothing of [null, ' ']) expect(profileSchemas[name].given.safeParse(nothing).success).toBe(!isRequired);
    expect(profileSchemas[name].told.safeParse(null).success).toBe(!isRequired);
    if (!isRequired) expect(profileSchemas[name].given.parse(' ')).toBe(null);
  });

  it.each(profileNames)('%s stays as it was when a change doesn’t name it', (name) => {
    expect(profileUpdate.parse({ version: 1 })).not.toHaveProperty(name);
  });

  it.each(profileNames)('%s is asked in the form of the person or of the business, and at sign-up when its row says so', (name) => {
    const { at }: FieldRow = profileFields[name];
    expect(at.includes('person') || at.includes('business')).toBe(true);
    expect(name in signUpForm.shape).toBe(at.includes('sign_up'));
  });

  it('of a business a buyer has none', () => {
    expect(Object.keys(noBusiness).sort()).toEqual([...businessNames].sort());
  });
});

it('the log calls each field of a car and of a profile as its form does', () => {
  expect(fieldLabels()).toMatchObject({ ...carFieldWords.labels, ...profileFieldWords.labels });
});

const anything = { condition: 'any', fuel_type: 'any', transmission: 'any' };

describe('the fields of a request', () => {
  it('are those of its form, beside its id and the car whose page led to it', () => {
    expect(Object.keys(requestForm.shape).sort()).toEqual([...requestNames, 'asked_car_id', 'id'].sort());
  });

  it('stand in the rules as in their rows: name, column, whether it is required', () => {
    const [, table = ''] = rules.split('| field of a request | column | what it may be |\n');
    const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| (\w[^|]*) \| `(\w+)` \| ([^|]+) \|$/gm)];
    const written = rows.map(([, label, field, may = '']) => [label, field, /required$/.test(may)]);
    expect(written).toEqual(requestNames.map((field) => [requestFieldWords.labels[field], field, 'isRequired' in requestFields[field]]));
  });

  it.each(requestNames)('%s may be left out, unless it is required; a choice has its options, "any" first', (field) => {
    const { isRequired, options = [] }: FieldRow = requestFields[field];
    const schema: z.ZodMiniType = requestForm.shape[field];
    expect(schema.safeParse(undefined).success).toBe(!isRequired);
    for (const option of options) expect(schema.safeParse(option).success).toBe(true);
    if (requestFields[field].input === 'choice') expect([options[0], schema.parse(undefined)]).toEqual(['any', 'any']);
  });

  it.each(wishedFacts)('%s has the options of its form, without "any" those of the filters, and is a fact of an offer', (field) => {
    const options: readonly string[] = requestFields[field].options;
    expect(requestForm.shape[field].def.innerType.options).toEqual(options);
    const query = requestsApi.active.query?.shape[field] as z.ZodMiniType;
    const taken = options.filter((option) => query.safeParse(option).success);
    const read = options.filter((option) => filtersIn(new URLSearchParams({ [field]: option }))[field] === option);
    expect([taken, read]).toEqual([options.slice(1), options.slice(1)]);
    expect(factNames).toContain(field);
    // Not by the rows: modules of bids come before those of requests.
    const bid = { [field]: 'other' } as unknown as Bid;
    expect(differing(bid, { ...anything, [field]: options[1] }, field)).toHaveProperty('note');
  });

  it.each(requestNames)('%s is told as its form reads it', (field) => {
    const schema: z.ZodMiniType = requestForm.shape[field];
    const given = { line: 'Toyota', text: null, choice: 'any', tick: true }[requestFields[field].input];
    expect(toldOfRequest[field].parse(schema.parse(given))).toBe(given);
  });
});
