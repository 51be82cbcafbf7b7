import type { ReactNode } from 'react';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import { caseFrameWords } from '../../../words/moderation/case-frame.ts';
import { InkLabel } from '../../ui/ink-label.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Age } from './age.tsx';

/** What is to be decided, as a question; what it was about, once it waits no more. */
export interface Title {
  question: string;
  /** Since when it waits; null when it does no more. */
  since: string | null;
  more?: string | undefined;
  /** Beside the question. */
  plate?: ReactNode;
}

interface CaseTitleProps {
  kind: CaseKind;
  /** What one of its kind is called. */
  called: string;
  isOpen: boolean;
  title: Title;
}

/** The question of a case, and how long it has waited. */
export function CaseTitle({ kind, called, isOpen, title }: CaseTitleProps) {
  const now = useNow();
  const { question, since, more, plate } = title;
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <InkLabel>{called}</InkLabel>
        {isOpen && since && <Age kind={kind} since={since} now={now} />}
        {more && <span className="text-muted wrap-anywhere">{more}</span>}
      </p>
      <PageTitle title={question} tab={caseFrameWords.tab(called, question)}>
        {plate}
      </PageTitle>
    </>
  );
}
