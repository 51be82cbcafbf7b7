import { read } from '../contract.ts';
import { ownDataApi } from './api.ts';

/** The newest copy of the own data, if there is one. */
export const ownExport = read(ownDataApi.export, {});
