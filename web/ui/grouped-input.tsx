import type { InputHTMLAttributes, Ref } from 'react';
import { isBare, typedAmount } from '../../shared/typed-amount.ts';

type GroupedInputProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** '1480000.5' → '1,480,000.5'. */
function grouped(amount: string): string {
  const [whole = '', ...fraction] = amount.replaceAll(',', '').split('.');
  return [whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Where to put the caret so that as many digits stand before it as before. */
function caretAfter(digits: number, text: string): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < digits; place += 1) if (text[place] !== ',') seen += 1;
  return place;
}

/** Sets the thousands of a bare number apart; '1.2M' stays as it is until it is whole. */
function regroup(input: HTMLInputElement): void {
  if (!isBare(input.value)) return;
  const before = input.value.slice(0, input.selectionStart ?? 0).replaceAll(',', '').length;
  input.value = grouped(input.value);
  if (input === document.activeElement) input.setSelectionRange(caretAfter(before, input.value), caretAfter(before, input.value));
}

/** '1.2M' → '1,200,000', once nobody types any more. What is no amount stays: the form says so. */
function writeInFull(input: HTMLInputElement): void {
  // Of a bare one no digit is lost, however many there are.
  if (isBare(input.value)) return;
  const amount = typedAmount(input.value);
  if (amount !== undefined && !Number.isNaN(amount)) input.value = grouped(String(amount));
}

/**
 * An amount with its thousands set apart while it is typed; the caret stays where it was. A unit, as in '1.2M' and '850k', is read when the field is left.
 * The input keeps its own value, as those of forms do: `typedAmount` reads it.
 */
export function GroupedInput({ ref, onBlur, ...input }: GroupedInputProps) {
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      {...input}
      ref={(element) => {
        if (typeof ref === 'function') ref(element);
        // A form begins it as a bare number.
        if (element) regroup(element);
      }}
      // Before `onChange`, in which the form reads it.
      onInput={({ currentTarget }) => regroup(currentTarget)}
      onBlur={(event) => {
        writeInFull(event.currentTarget);
        onBlur?.(event);
      }}
    />
  );
}
