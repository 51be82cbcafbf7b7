import { describe, expect, test } from 'vitest';
import { choiceInWords, groupsOf } from '../../shared/notifications/choice-words.ts';
import { choiceNames, choices, choicesOf } from '../../shared/notifications/choices.ts';
import { choiceOf, groupOf, isInApp, isMailed, kindRows, kindsOf } from '../../shared/notifications/kind-rows.ts';
import type { Kind } from '../../shared/notifications/kinds.ts';

// What can be switched off (docs/domain/permissions.md, "What can be switched off"), kind by kind: the truth table, written out a second time.

/** By what each kind is switched off; 'x': by nothing. Behind '!': not while it is about an open deal of its reader. */
const off: Record<Kind, string> = {
  'password-changed': 'x',
  'email-changed': 'x',
  'second-factor-changed': 'x',
  'recovery-code-used': 'x',
  'new-browser': 'x',
  'export-ready': 'x',
  'dealer-verified': 'x',
  'dealer-revoked': 'x',
  'licence-asked': 'x',
  'more-asked': 'x',
  'business-change-approved': 'x',
  'business-change-refused': 'x',
  'dealer-unavailable': 'x',
  warned: 'x',
  suspended: 'x',
  restored: 'x',
  'contest-answered': 'x',
  'partner-suspended': 'x',
  'partner-restored': 'x',
  'own-request-set': 'x',
  'request-closed': '!offers-ended',
  'request-reopened': '!offers-ended',
  'request-deleted': '!offers-ended',
  'car-asked': 'cars-asked',
  'phone-revealed': 'phone-revealed',
  'new-requests': 'new-requests',
  'bid-placed': 'offers-received',
  'bid-accepted': 'x',
  'bid-rejected': 'offers-ended',
  'bid-outsold': 'offers-ended',
  'dealer-left': 'x',
  'offer-ended': 'offers-ended',
  'car-gone': 'x',
  'car-named': 'x',
  'car-confirmed': 'x',
  'car-declined': 'x',
  'car-approved': 'cars-decided',
  'car-refused': 'cars-decided',
  'car-taken-down': 'cars-decided',
  'appointment-booked': 'x',
  'appointment-confirmed': 'x',
  'appointment-moved': 'x',
  'appointment-cancelled': 'x',
  'appointment-outsold': 'x',
  'appointment-tomorrow': 'x',
  'appointment-status': 'x',
  'outcome-question': 'x',
  'outcome-disputed': 'x',
  'outcome-decided': 'x',
  'not-sold': 'x',
  'sale-recorded': 'x',
  'rating-given': 'reviews-given',
  'review-answered': 'reviews-given',
  'commission-due': 'x',
  'commission-changed': 'x',
  'commission-overdue': 'x',
  'commission-withdrawn': 'x',
  'commission-paid': 'commissions-paid',
  'commission-refunded': 'x',
  'commission-kept': 'x',
  'saved-cars-changed': 'saved-cars-changed',
  'message-unread': '!messages-unread',
  'report-answered': 'x',
  'report-warned': 'x',
  'report-removed': 'x',
  'case-waiting': 'cases-waiting',
  'file-failed': 'files-failed',
};

describe('by what a notice is switched off', () => {
  test.each(Object.entries(off) as [Kind, string][])('%s: %s', (kind, by) => {
    const choice = by.replace('!', '');
    expect(choiceOf({ kind }) ?? 'x').toBe(choice);
    expect(choiceOf({ kind, isOpenDeal: false }) ?? 'x').toBe(choice);
    if (by.startsWith('!')) expect(choiceOf({ kind, isOpenDeal: true })).toBeUndefined();
  });
});

test('every kind stands in one group, and what can’t be switched off says why', () => {
  const kinds = Object.keys(kindRows) as Kind[];
  expect(new Set(kinds.flatMap((kind) => kindsOf(groupOf(kind)))).size).toBe(kinds.length);
  for (const row of Object.values(kindRows)) expect('choice' in row || ['account', 'deal', 'money'].includes(row.stays)).toBe(true);
  expect(groupOf('bid-rejected')).toBe('offers');
  expect(groupOf('sale-recorded')).toBe('viewings');
  expect(groupOf('commission-paid')).toBe('commissions');
});

test('each role finds all its choices in its groups', () => {
  for (const role of ['buyer', 'dealer', 'admin'] as const)
    for (const choice of choicesOf(role)) expect(groupsOf(role)).toContain(choices[choice].group);
  expect(groupsOf('buyer')).not.toContain('commissions');
  expect(groupsOf('dealer')).not.toContain('saved-cars');
  expect(groupsOf('admin')).toEqual(['platform', 'account']);
});

test('what only the app tells has no switch for mails', () => {
  expect(choiceNames.filter((choice) => !isMailed(choice))).toEqual(['phone-revealed', 'reviews-given']);
});

test('what only a mail tells has no switch for the app', () => {
  expect(choiceNames.filter((choice) => !isInApp(choice))).toEqual(['new-requests']);
});

test('each choice is called something for each role that has it', () => {
  for (const choice of choiceNames)
    for (const role of choices[choice].roles) expect(choiceInWords(choice, role).says).toMatch(/^[A-Z].*\.$/);
  expect(choiceInWords('offers-ended', 'dealer').title).toBe('Bids that end');
});
