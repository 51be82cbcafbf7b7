import type { ReactNode } from 'react';
import { caseFrameWords } from '../../../words/moderation/case-frame.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { Choice, FieldErrors, useDecision } from './use-decision.ts';

// For the button in the bar of a phone.
const decisionForm = 'decision';

interface DecisionCardProps {
  choices: readonly Choice[];
  decision: ReturnType<typeof useDecision>;
  news?: ReactNode;
}

/** The choices with what each would do, the reason with who reads it, and one button that says what it does. */
export function DecisionCard({ choices, decision, news }: DecisionCardProps) {
  const { form, choice, choose, reason, setReason, errors, isBusy, onSubmit } = decision;
  return (
    <form
      id={decisionForm}
      ref={form}
      className="lead-card grid scroll-mt-20 gap-4 p-4 lg:sticky lg:top-20"
      aria-labelledby="your-decision"
      noValidate
      onSubmit={onSubmit}
    >
      <h2 id="your-decision" className="text-xl">
        {caseFrameWords.yourDecision}
      </h2>
      {news}
      <div className="grid gap-2" role="radiogroup" aria-labelledby="your-decision">
        {choices.map((each) => (
          <Option key={each.value} choice={each} isChosen={each === choice} errors={errors} onChoose={() => choose(each.value)} />
        ))}
        <p className="error" role="alert">
          {errors.decision}
        </p>
      </div>
      {choice?.why && (
        <TextArea
          label={choice.why}
          name="reason"
          required
          value={reason}
          error={errors.reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {errors.root && <FormProblem sentence={errors.root} />}
      {choice?.missing && <p className="text-muted text-sm">{choice.missing}</p>}
      <div className="grid max-lg:hidden">
        <SubmitButton isBusy={isBusy} busy={caseFrameWords.saving} isLoss={choice?.isLoss} disabled={!choice || Boolean(choice.missing)}>
          {choice?.action ?? caseFrameWords.chooseFirst}
        </SubmitButton>
      </div>
      {choice && <p className="text-muted text-sm wrap-anywhere">{choice.told}</p>}
    </form>
  );
}

interface OptionProps {
  choice: Choice;
  isChosen: boolean;
  errors: FieldErrors;
  onChoose: () => void;
}

function Option({ choice: { value, title, follows, fields }, isChosen, errors, onChoose }: OptionProps) {
  return (
    <div className={`rounded-control border p-3 ${isChosen ? 'border-ink outline-ink outline-1' : 'border-muted'}`}>
      <label className="flex min-h-8 cursor-pointer gap-3">
        <input type="radio" name="decision" className="mt-0.5 size-5 flex-none" value={value} checked={isChosen} onChange={onChoose} />
        <span className="min-w-0">
          <span className="block font-bold wrap-anywhere">{title}</span>
          <span className="text-muted block text-sm wrap-anywhere">{follows}</span>
        </span>
      </label>
      {isChosen && fields && <div className="mt-3 grid gap-3">{fields(errors)}</div>}
    </div>
  );
}

/** At the thumb: leads to the choices, and once one is made does what it says. */
export function DecisionBar({ form, choice, isBusy }: Pick<ReturnType<typeof useDecision>, 'form' | 'choice' | 'isBusy'>) {
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
          {isBusy ? caseFrameWords.saving : choice.action}
        </button>
      ) : (
        <button type="button" className="btn btn-primary w-full" onClick={lead}>
          {caseFrameWords.yourDecision}
        </button>
      )}
    </div>
  );
}
