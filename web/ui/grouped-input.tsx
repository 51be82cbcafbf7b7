import type { InputHTMLAttributes, Ref } from 'react';

interface GroupedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** How many decimals may be typed: none, or cents. */
  decimals?: 0 | 2;
}

/** Only what can be part of an amount: '1,48x0.567' → '1480.56'. */
function amountIn(text: string, decimals: 0 | 2): string {
  const [whole = '', ...fraction] = text.replace(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  return fraction.length > 0 && decimals > 0 ? `${digits}.${fraction.join('').slice(0, decimals)}` : digits;
}

/** '1480000.5' → '1,480,000.5'. */
function grouped(amount: string): string {
  const [whole = '', ...fraction] = amount.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Where to put the caret so that as many digits stand before it as before. */
function caretAfter(digits: number, text: string): number {
  let place = 0;
  for (let seen = 0; place < text.length && seen < digits; place += 1) if (text[place] !== ',') seen += 1;
  return place;
}

function regroup(input: HTMLInputElement, decimals: 0 | 2): void {
  const before = input.value.slice(0, input.selectionStart ?? 0).replace(/[^\d.]/g, '').length;
  input.value = grouped(amountIn(input.value, decimals));
  if (input === document.activeElement) input.setSelectionRange(caretAfter(before, input.value), caretAfter(before, input.value));
}

/** An amount with its thousands set apart while it is typed; the caret stays where it was. The input keeps its own value, as those of forms do. */
export function GroupedInput({ ref, decimals = 0, ...input }: GroupedInputProps) {
  return (
    <input
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      {...input}
      ref={(element) => {
        if (typeof ref === 'function') ref(element);
        // A form begins it as a bare number.
        if (element) regroup(element, decimals);
      }}
      // Before `onChange`, in which the form reads it.
      onInput={({ currentTarget }) => regroup(currentTarget, decimals)}
    />
  );
}
