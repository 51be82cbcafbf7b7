import { describe, expect, test } from 'vitest';
import { consequencesOf } from '../../shared/settings/consequences.ts';
import { defaultSettings } from '../../shared/settings/schema.ts';
import type { PlatformSettings } from '../../shared/settings/settings-form.ts';

const before: PlatformSettings = { ...defaultSettings, sends_mails: true, signed_in: 12, unverified: 1 };
const open = { ...before, maintenanceMode: true, requireEmailVerification: true, autoApproveListings: false };

describe('what follows from a change', () => {
  test.each<[Partial<PlatformSettings>, PlatformSettings, RegExp[]]>([
    [{ maintenanceMode: true }, before, [/^12 people signed in will see the maintenance page/]],
    [{ maintenanceMode: true }, { ...before, signed_in: 1 }, [/^1 person signed in will see/]],
    [{ maintenanceMode: true }, { ...before, signed_in: 0 }, [/^Nobody else is signed in now; who signs in will see/]],
    [{ requireEmailVerification: true }, before, [/^1 account has not verified its email: .* Nobody who is signed in is signed out\.$/]],
    [{ requireEmailVerification: true }, { ...before, unverified: 0 }, [/^Everyone has verified/]],
    [{ autoApproveListings: false }, before, [/wait until you approve each/]],
    [{ userNotifications: false }, before, [/^Nobody is told anything in the app/]],
    [{ emailNotifications: false }, before, [/^No mail goes but verification, reset and security/]],
    [{ dataRetentionDays: 364 }, before, [/^Notices and logs older than 364 days are removed tonight/]],
    [{ maintenanceMode: true, autoApproveListings: false }, before, [/^12 people/, /approve/]],
    [{ dataRetentionDays: 366, maxImagesPerListing: 1, siteName: 'Duka', adminNotifications: false }, before, []],
    [{}, open, []],
    [{ maintenanceMode: false, requireEmailVerification: false, autoApproveListings: true }, open, []],
  ])('%j', (change, from, sentences) => {
    expect(consequencesOf(from, { ...from, ...change })).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)));
  });
});
