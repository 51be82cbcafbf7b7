import type { BodyInput } from '../../../shared/contract.ts';
import { settingsApi } from '../../../shared/settings/api.ts';
import { commissionPayment, platformSettings, publicSettings } from '../../../shared/settings/reads.ts';
import { defaultSettings } from '../../../shared/settings/schema.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { useRead } from '../../client/use-read.ts';

/** The public settings. */
export const useSettings = () => useRead('settings', publicSettings);

/** How many photos a car or a bid can have, as the administrator set it. */
export function useMostPhotos(): number {
  return useSettings().data?.maxImagesPerListing ?? defaultSettings.maxImagesPerListing;
}

/** The settings, for the administrator. */
export const usePlatformSettings = () => useRead('settings', platformSettings);

/** Saves them; `onSaved` is called before they are read again. */
export function useSaveSettings(onSaved: () => void) {
  return useChange(['settings.saved'], (body: BodyInput<typeof settingsApi.saveAll>) => call(settingsApi.saveAll, { body }), onSaved);
}

/** Where commissions are paid. */
export const usePayment = () => useRead('settings', commissionPayment);

/** Saves it, for the administrator. */
export function useSavePayment() {
  return useChange(['settings.payment_saved'], (body: BodyInput<typeof settingsApi.savePayment>) =>
    call(settingsApi.savePayment, { body }),
  );
}
