import { auditApi } from '../../../shared/audit/api.ts';
import { contentApi } from '../../../shared/content/api.ts';
import { read } from '../../../shared/contract.ts';
import { platformHealth } from '../../../shared/health/reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { useRead } from '../../client/use-read.ts';

/** How it stands with the program. */
export const useHealth = () => useRead(['home', 'health'], platformHealth);

/** The latest of the log. */
export const useActivity = () => useRead(['home', 'activity'], read(auditApi.list, { query: {} }));

interface Edited {
  id: string;
  content_value: string;
  version: number;
}

/** Changes several texts of the site, one after the other. */
export const useEditFigures = () =>
  useChange(['content.updated'], async (edited: Edited[]) => {
    for (const { id, ...body } of edited) await call(contentApi.update, { params: { id }, body });
  });
