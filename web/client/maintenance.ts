import { newPause } from './pause.ts';

/** The site is closed for maintenance (docs/domain/settings.md, "Maintenance"): calls wait until it is open again, and then go on. */
export const maintenance = newPause();
