import { publicSettings } from '../../../shared/settings/reads.ts';
import { useRead } from '../../client/use-read.ts';

/** What everyone may know of the settings. */
export const useSettings = () => useRead('settings', publicSettings);
