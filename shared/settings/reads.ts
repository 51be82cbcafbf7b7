import { read } from '../contract.ts';
import { settingsApi } from './api.ts';

/** Where commissions are paid. */
export const commissionPayment = read(settingsApi.readPayment, {});

/** The public part of the settings. */
export const publicSettings = read(settingsApi.readPublic, {});

/** The settings, for the administrator. */
export const platformSettings = read(settingsApi.readAll, {});
