import { type ComponentType, type ReactNode, useState } from 'react';
import type { CasePlace, CaseView } from '../../../shared/moderation/api.ts';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import { CaseHead } from './case-head.tsx';
import { CaseTitle, type Title } from './case-title.tsx';
import { CaseTop } from './case-top.tsx';
import { Decided, type DecidedProps } from './decided.tsx';
import { DecisionBar, DecisionCard } from './decision-card.tsx';
import { type Choice, type Deciding, useDecision } from './use-decision.ts';

export type ViewOf<K extends CaseKind> = Extract<CaseView, { kind: K }>;

/** What is chosen from, and what stands around the facts meanwhile. */
export interface ToDecide {
  choices: readonly Choice[];
  above?: ReactNode;
  below?: ReactNode;
  /** What came in while the case was read, and is to be looked at before it is decided. */
  news?: ReactNode;
}

/** How a kind of case looks and is decided. */
interface CaseScreen<K extends CaseKind> {
  titleOf(view: ViewOf<K>, isOpen: boolean): Title;
  /** Names what was seen of it: what is typed about another version is another decision. */
  versionOf?(view: ViewOf<K>): string | number | undefined;
  /** Also voids what was chosen and ticked when the version changes under the reader. */
  beginsAnew?: true;
  Facts: ComponentType<{ view: ViewOf<K> }>;
  /** How it was decided; null while it is to be. */
  decidedOf(view: ViewOf<K>): DecidedProps | null;
  /** A hook. */
  useToDecide(view: ViewOf<K>, deciding: Deciding): ToDecide;
}

export interface CaseProps<K extends CaseKind> {
  view: ViewOf<K>;
  /** What one of its kind is called. */
  called: string;
  /** Among those that wait; null once it waits no more. */
  place: CasePlace | null;
  among: CaseKind | undefined;
  hold: Deciding['hold'];
  goOn: Deciding['goOn'];
}

/** The screen of a kind of case: its question, all its facts, and its decision (docs/domain/lifecycles.md, "The queue"). */
export function caseScreen<K extends CaseKind>(kind: CaseScreen<K>): ComponentType<CaseProps<K>> {
  function Undecided({ view, deciding }: { view: ViewOf<K>; deciding: Deciding }) {
    const { choices, above, below, news } = kind.useToDecide(view, deciding);
    const decision = useDecision(choices, deciding);
    return (
      <>
        <Beside decision={<DecisionCard {...{ choices, decision, news }} />}>
          {above}
          <kind.Facts view={view} />
          {below}
        </Beside>
        <DecisionBar {...decision} />
      </>
    );
  }

  return function Case({ view, called, place, among, hold, goOn }) {
    const version = kind.versionOf?.(view);
    const [seen] = useState(version);
    const isOpen = place !== null;
    const decided = kind.decidedOf(view);
    const key = [view.kind, view.id, ...(kind.versionOf ? [version] : [])].join('/');
    return (
      <>
        <CaseTop>
          <CaseHead place={place} among={among} />
          <CaseTitle kind={view.kind} called={called} isOpen={isOpen} title={kind.titleOf(view, isOpen)} />
        </CaseTop>
        {decided ? (
          <Beside decision={<Decided {...decided} />}>
            <kind.Facts view={view} />
          </Beside>
        ) : (
          <Undecided key={kind.beginsAnew && version} view={view} deciding={{ key, hold, goOn, isChanged: version !== seen }} />
        )}
      </>
    );
  };
}

/** All facts of a case left, its decision right; on a phone below each other, with the decision at the thumb. */
function Beside({ decision, children }: { decision: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
      <div className="grid grid-cols-1 gap-4">{children}</div>
      {decision}
    </div>
  );
}
