import { read } from '../contract.ts';
import { auditApi } from './api.ts';
import type { AuditFilters } from './filters.ts';

/** The log, narrowed so, newest first. */
export const auditLog = (filters: AuditFilters) => read(auditApi.list, { query: filters });
