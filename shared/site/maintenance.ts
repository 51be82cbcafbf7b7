/** The code of the answer to everyone but the administrator during maintenance (docs/domain/settings.md, "Maintenance"). */
export const maintenanceCode = 'maintenance';

/** In seconds: after how long to ask again. */
export const maintenanceRetry = 60;
