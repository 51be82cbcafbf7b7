import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { caseFrameWords } from '../../../words/moderation/case-frame.ts';
import { ApiError } from '../../client/call.ts';
import { showProblem } from '../../client/problems.ts';
import { toast } from '../../ui/toast.ts';
import { forgetDecision, useKept } from './use-kept.ts';

/** The sentences beside fields, by their names; `root`: about all of it. */
export type FieldErrors = Partial<Record<string, string>>;

/** One way to decide a case. */
export interface Choice {
  value: string;
  title: string;
  /** What follows, with its numbers. */
  follows: ReactNode;
  /** What it asks for, once it is chosen. */
  fields?: (errors: FieldErrors) => ReactNode;
  /** The label of the reason, which says who reads it; none is asked for without. */
  why?: string;
  /** What the button says: exactly what it does. */
  action: string;
  isLoss?: boolean;
  /** What is missing, or why it can't be chosen now. */
  missing?: string | null | undefined;
  act: (reason: string) => Promise<unknown>;
  /** The toast afterwards. */
  done: string;
  /** Who is told, in a sentence. */
  told: string;
}

/** What the page does around a decision. */
export interface Deciding {
  /** Of the case and its version, under which what is typed is kept. */
  key: string;
  /** True keeps the case as it is on the screen while the decision is sent. */
  hold: (isHeld: boolean) => void;
  /** Goes on to the next case. */
  goOn: () => void;
  /** Whether another version came in under the reader. */
  isChanged: boolean;
}

/**
 * A decision of the administrator: the choice, the reason, and sending them. What was decided meanwhile elsewhere is no failure: it is said calmly, and
 * the page shows how it was decided.
 */
export function useDecision(choices: readonly Choice[], { key, hold, goOn }: Omit<Deciding, 'isChanged'>) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useKept(key, 'decision', '');
  const [reason, setReason] = useKept(key, 'reason', '');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  // The result of the latest try replaces the toast of the one before.
  const toastId = useId();
  const choice = choices.find(({ value }) => value === chosen);

  const showBeside = (name: string, sentence: string) => {
    setErrors((before) => ({ ...before, [name]: sentence }));
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };
  const send = async ({ act, done }: Choice) => {
    hold(true);
    setBusy(true);
    try {
      await act(reason.trim());
      forgetDecision(key);
      toast.success(done, { id: toastId });
      goOn();
    } catch (error) {
      if (isTooLate(error)) toast.message(caseFrameWords.nothingChanged, { id: toastId, description: error.message });
      else showProblem(caseFrameWords.notSaved, error, { id: toastId, setError: showBeside });
      setBusy(false);
      hold(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!choice || choice.missing || isBusy) return;
    setErrors({});
    if (choice.why && !reason.trim()) showBeside('reason', caseFrameWords.sayWhy);
    else void send(choice);
  };
  const choose = (value: string) => {
    setErrors({});
    setChosen(value);
  };
  const write = (text: string) => {
    setReason(text);
    setErrors(({ reason: _, ...others }) => others);
  };
  return { form, choice, choose, reason, setReason: write, errors, isBusy, onSubmit };
}

/** Whether what was seen is out of date: decided or changed meanwhile. */
function isTooLate(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem.status === 409;
}
