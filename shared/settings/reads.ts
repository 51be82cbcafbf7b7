import { read } from '../contract.ts';
import { settingsApi } from './api.ts';

/** The public part of the settings. */
export const publicSettings = read(settingsApi.readPublic, {});
