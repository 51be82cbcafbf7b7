import { read } from '../contract.ts';
import { ownDataApi } from './own-data-api.ts';

/** The newest copy of the own data, if there is one. */
export const ownExport = read(ownDataApi.export, {});

/** What erasing the own account ends, and what stands in its way. */
export const ownErasing = read(ownDataApi.erasing, {});
