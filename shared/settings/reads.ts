import { read } from '../contract.ts';
import { settingsApi } from './api.ts';

/** What everyone may know of the settings. */
export const publicSettings = read(settingsApi.readPublic, {});
