import { read } from '../contract.ts';
import { adminHomeApi } from './admin-api.ts';

/** The numbers of the administrator's home. */
export const adminHomeNumbers = read(adminHomeApi.numbers, {});
