import { useState } from 'react';
import type { BodyInput } from '../../../shared/contract.ts';
import type { moderationApi } from '../../../shared/moderation/api.ts';
import type { ReportView } from '../../../shared/moderation/report-view.ts';
import { useDecideReport } from './case-queries.ts';

type Form = BodyInput<typeof moderationApi.decide>;
type Seen = Pick<Form, 'report_ids' | 'version'>;

const seenIn = ({ reports, version }: ReportView): Seen => ({ report_ids: reports.map(({ id }) => id), version });

/**
 * Decides about the reports of one thing as they were when the case was opened: what came in on the page since may stand where nobody looks. Once the
 * server has said so, what is shown counts as seen.
 */
export function useDecideSeen(view: ReportView) {
  const { mutateAsync } = useDecideReport(view.id);
  const [opened, setOpened] = useState<Seen | null>(() => seenIn(view));
  return async (form: Omit<Form, keyof Seen>) => {
    try {
      return await mutateAsync({ ...form, ...(opened ?? seenIn(view)) });
    } catch (error) {
      setOpened(null);
      throw error;
    }
  };
}
