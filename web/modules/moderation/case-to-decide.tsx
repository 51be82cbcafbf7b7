import type { ReactNode } from 'react';
import { DecisionCard, decisionForm } from './decision-card.tsx';
import { FactsBeside } from './facts-beside.tsx';
import { type Choice, type Deciding, useDecision } from './use-decision.ts';

interface CaseToDecideProps {
  choices: readonly Choice[];
  deciding: Deciding;
  /** What came in while the case was read, and is to be looked at before it is decided. */
  news?: ReactNode;
  facts: ReactNode;
}

/** The facts left, the decision right; on a phone one below the other, with the decision at the thumb (docs/domain/lifecycles.md, "The queue"). */
export function CaseToDecide({ choices, deciding, news, facts }: CaseToDecideProps) {
  const decision = useDecision(choices, deciding);
  return (
    <>
      <FactsBeside facts={facts}>
        <DecisionCard choices={choices} decision={decision} news={news} />
      </FactsBeside>
      <Bar {...decision} />
    </>
  );
}

/** At the thumb: leads to the choices, and once one is made does what it says. */
function Bar({ form, choice, isBusy }: Pick<ReturnType<typeof useDecision>, 'form' | 'choice' | 'isBusy'>) {
  const lead = () => {
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLInputElement>('[name=decision]')?.focus({ preventScroll: true });
  };
  return (
    <div className="page-bar lg:hidden">
      {choice ? (
        <button
          type="submit"
          form={decisionForm}
          className={`btn w-full ${choice.isLoss ? 'btn-danger' : 'btn-primary'}`}
          disabled={isBusy || Boolean(choice.missing)}
          aria-busy={isBusy}
        >
          {isBusy ? 'Saving…' : choice.action}
        </button>
      ) : (
        <button type="button" className="btn btn-primary w-full" onClick={lead}>
          Your decision
        </button>
      )}
    </div>
  );
}
