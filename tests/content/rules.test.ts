import { expect, it } from 'vitest';
import { whyNotText } from '../../shared/content/rules.ts';

it.each([
  ['contact/contact_info/email_info', 'info@tafutagari.example', 'ok'],
  ['contact/contact_info/email_info', 'by post', 'no_email'],
  ['contact/contact_info/dealer_email', 'by post', 'no_email'],
  ['contact/contact_info/phone1', '0712 345 678', 'ok'],
  ['contact/contact_info/phone1', 'by post', 'no_phone'],
  ['contact/contact_info/dealer_phone', 'info@tafutagari.example', 'no_phone'],
  ['contact/contact_info/address', 'by post', 'ok'],
])('%s says %j: %s', (key, value, answer) => {
  expect(whyNotText(key, value)?.code ?? 'ok').toBe(answer);
});
