import { publicSettings } from '../../../shared/settings/reads.ts';
import { useRead } from '../../client/use-read.ts';

/** The public settings. */
export const useSettings = () => useRead('settings', publicSettings);
