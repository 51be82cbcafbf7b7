import { caseReportWords } from '../../../words/moderation/case-report.ts';
import { idOfReport } from './report-facts.tsx';

interface MoreReportsProps {
  /** Those that came in since the case was opened, the oldest first. */
  unseen: readonly string[];
  onLook: () => void;
}

/** Says beside the choices that somebody else has reported the same thing meanwhile, and leads to what they wrote: without it nothing is decided. */
export function MoreReports({ unseen, onLook }: MoreReportsProps) {
  const look = () => {
    document.getElementById(idOfReport(unseen[0] ?? ''))?.focus();
    onLook();
  };
  return (
    <p className="notice flex flex-wrap items-center gap-x-2" role="status">
      {caseReportWords.anotherCame(unseen.length)}
      <button type="button" className="link min-h-11" onClick={look}>
        {caseReportWords.lookAt(unseen.length)}
      </button>
    </p>
  );
}
