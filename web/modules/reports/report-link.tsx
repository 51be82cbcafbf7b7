import { useState } from 'react';
import type { ThingKind } from '../../../shared/moderation/kinds.ts';
import { reportButtonWords } from '../../../words/reports/report-button.ts';
import { useUser } from '../../client/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useReported } from './reported.ts';

const quiet = 'text-muted inline-flex min-h-11 min-w-11 items-center justify-center text-[0.8125rem]';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface ReportLinkProps {
  thing: ThingKind;
  /** Of the request, offer, car, message or review; a person's user_id. */
  id: string;
  /** The thing for who doesn't see where the link stands: 'the offer from Pwani Motors'. */
  name: string;
  /** Whose it is, by the name that the reader knows. */
  owner?: string;
  /** In a menu: what it says there, and how it looks. */
  children?: string;
  className?: string;
  /** Its dialog was closed, whether something was sent or not. */
  onClose?: () => void;
}

/** The quiet way to tell our team that something is wrong (docs/domain/lifecycles.md, "Report"); "Reported" once that was done. Our team itself decides instead, and who is suspended can’t. */
export function ReportLink({ thing, id, name, owner, children, className, onClose }: ReportLinkProps) {
  const { role, is_suspended } = useUser();
  const [isOpen, setOpen] = useState(false);
  const [isReported, noteReported] = useReported(id);
  if (role === 'admin' || is_suspended) return null;
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      {isReported ? (
        <span className={quiet}>{reportButtonWords.reported}</span>
      ) : (
        <button
          type="button"
          className={className ?? `${quiet} cursor-pointer underline underline-offset-2`}
          aria-label={children ? undefined : reportButtonWords.reportThis(name)}
          onClick={() => setOpen(true)}
        >
          {children ?? reportButtonWords.report}
        </button>
      )}
      {isOpen && <ReportDialog {...{ thing, id, owner }} onReported={noteReported} onClose={close} />}
    </>
  );
}
