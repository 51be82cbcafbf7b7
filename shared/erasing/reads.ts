import { read } from '../contract.ts';
import { erasingApi } from './api.ts';

/** What erasing the own account ends, and what stands in its way. */
export const ownErasing = read(erasingApi.read, {});
