import { useLayoutEffect, useRef } from 'react';

/**
 * Why a form was not sent, in the form itself: a dialog covers the toasts. Takes the focus if nothing has it: the browser took it from the button
 * that was disabled while the form was being sent.
 */
export function FormProblem({ sentence }: { sentence: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  // Before the button gives itself the focus back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence is another problem
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, [sentence]);
  return (
    <p ref={place} tabIndex={-1} className="failure col-span-full" role="alert">
      {sentence}
    </p>
  );
}
