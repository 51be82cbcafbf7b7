import type { BodyInput } from '../../../shared/contract.ts';
import { settingsApi } from '../../../shared/settings/api.ts';
import { commissionPayment, publicSettings } from '../../../shared/settings/reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { useRead } from '../../client/use-read.ts';

/** The public settings. */
export const useSettings = () => useRead('settings', publicSettings);

/** Where commissions are paid. */
export const usePayment = () => useRead('settings', commissionPayment);

/** Saves it, for the administrator. */
export function useSavePayment() {
  return useChange(['settings.payment_saved'], (body: BodyInput<typeof settingsApi.savePayment>) =>
    call(settingsApi.savePayment, { body }),
  );
}
