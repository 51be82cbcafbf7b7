import { expect, it } from 'vitest';
import { isChanged } from '../../web/modules/settings/settings-draft.ts';

it.each([
  [{}, true],
  [{ siteName: 'Duka', maintenanceMode: true, dataRetentionDays: 90 }, true],
  // Not yet a good value: its form says so.
  [{ siteName: '', supportEmail: 'info@', dataRetentionDays: null, maxImagesPerListing: 400 }, true],
  [{ siteName: 7 }, false],
  [{ siteName: null }, false],
  [{ maintenanceMode: 'true' }, false],
  [{ maintenanceMode: null }, false],
  [{ dataRetentionDays: '90' }, false],
  [{ siteName: { toString: 1 } }, false],
  // Of another version of the program, or no setting that a form changes.
  [{ siteName: 'Duka', theme: 'dark' }, false],
  [{ version: 3 }, false],
  [{ commissionPayment: null }, false],
  [[], false],
  [null, false],
  ['siteName', false],
])('settings that were kept in a browser: %j is used: %s', (stored, isUsed) => {
  expect(isChanged(stored)).toBe(isUsed);
});
