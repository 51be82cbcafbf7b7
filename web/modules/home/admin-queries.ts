import { adminHomeNumbers } from '../../../shared/home/admin-reads.ts';
import { useRead } from '../../client/use-read.ts';

/** The numbers of the administrator's home. */
export const useAdminNumbers = () => useRead(['home', 'numbers'], adminHomeNumbers);
