import { ownErasing } from '../../../shared/erasing/reads.ts';
import { useRead } from '../../client/use-read.ts';

/** What erasing the account ends, and what stands in its way. */
export const useErasing = () => useRead('own-data', ownErasing);
