import { useState } from 'react';
import type { BodyInput } from '../../../shared/contract.ts';
import { moderationApi } from '../../../shared/moderation/api.ts';
import type { ReportView } from '../../../shared/moderation/report-view.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';

type Form = BodyInput<typeof moderationApi.decide>;

const idsOf = ({ reports }: ReportView) => reports.map(({ id }) => id);

/**
 * Decides about the reports of one thing that were seen: those of when the case was opened, and what came in since once it was looked at (`look`). A car counts
 * as it was when the case was opened, until the server has said that it is otherwise by now.
 */
export function useDecideSeen(view: ReportView) {
  const { mutateAsync } = useChange(['report.decided'], (body: Form) => call(moderationApi.decide, { params: { id: view.id }, body }));
  const [seen, setSeen] = useState(() => idsOf(view));
  const [version, setVersion] = useState<number | null | undefined>(view.version);
  const decide = async (form: Omit<Form, 'report_ids' | 'version'>) => {
    try {
      return await mutateAsync({ ...form, report_ids: seen, version: version === undefined ? view.version : version });
    } catch (error) {
      setVersion(undefined);
      throw error;
    }
  };
  return { decide, unseen: idsOf(view).filter((id) => !seen.includes(id)), look: () => setSeen(idsOf(view)) };
}
