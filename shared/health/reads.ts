import { read } from '../contract.ts';
import { healthApi } from './api.ts';

/** How it stands with the program. */
export const platformHealth = read(healthApi.read, {});
