import type { InputHTMLAttributes, Ref } from 'react';

interface GroupedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** How many decimals may be typed: none, or cents. */
  decimals?: 0 | 2;
}

const units = { k: 1_000, m: 1_000_000 };

/** '1.2M' and 'KSh 850k', as prices are written here, in full: '1200000', '850000'; else the text as it is. */
function inFull(text: string): string {
  const [, number = '', unit = ''] = /(\d[\d,]*\.?\d*) ?([km])/i.exec(text) ?? [];
  const times = units[unit.toLowerCase() as keyof typeof units];
  return times ? String(Math.round(Number(number.replaceAll(',', '')) * times)) : text;
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
  // Without decimals the point of '1.2M' is gone before its unit comes.
  const typed = decimals > 0 ? inFull(input.value) : input.value;
  const start = typed === input.value ? (input.selectionStart ?? 0) : typed.length;
  const before = typed.slice(0, start).replace(/[^\d.]/g, '').length;
  input.value = grouped(amountIn(typed, decimals));
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
