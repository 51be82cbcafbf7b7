import { auditApi } from '../../../shared/audit/api.ts';
import { contentApi } from '../../../shared/content/api.ts';
import type { ContentText } from '../../../shared/content/replies.ts';
import { read } from '../../../shared/contract.ts';
import { platformHealth } from '../../../shared/health/reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { useRead } from '../../client/use-read.ts';

/** How it stands with the program. */
export const useHealth = () => useRead('home', platformHealth);

/** The latest of the log. */
export const useActivity = () => useRead('home', read(auditApi.list, { query: {} }));

interface Edited {
  id: string;
  content_value: string;
  version: number;
}

/** Changes one text of the site. */
export const useEditFigure = (onReply: (text: ContentText) => void) =>
  useChange(['content.updated'], ({ id, ...body }: Edited) => call(contentApi.update, { params: { id }, body }), onReply);
