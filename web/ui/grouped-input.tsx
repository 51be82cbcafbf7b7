import type { InputHTMLAttributes, Ref } from 'react';

interface GroupedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

const units = { k: 1_000, m: 1_000_000 };

/** '1.2M' and 'KSh 850k', as prices are written here, in full: '1200000', '850000'; else the text as it is. */
function inFull(text: string): string {
  const [, number = '', unit = ''] = /(\d[\d,]*\.?\d*) ?([km])/i.exec(text) ?? [];
  const times = units[unit.toLowerCase() as keyof typeof units];
  return times ? String(Math.round(Number(number.replaceAll(',', '')) * times)) : text;
}

/**
 * Only what can be part of an amount: '1,48x0.5' → '1480.5'. Decimals stay where none or fewer are allowed, for '1.285M' has them until its unit comes:
 * the form says so, and an amount that is cut would be another one.
 */
function amountIn(text: string): string {
  const [whole = '', ...fraction] = text.replace(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  return fraction.length > 0 ? `${digits}.${fraction.join('')}` : digits;
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

function regroup(input: HTMLInputElement): void {
  const typed = inFull(input.value);
  const start = typed === input.value ? (input.selectionStart ?? 0) : typed.length;
  const before = typed.slice(0, start).replace(/[^\d.]/g, '').length;
  input.value = grouped(amountIn(typed));
  if (input === document.activeElement) input.setSelectionRange(caretAfter(before, input.value), caretAfter(before, input.value));
}

/** An amount with its thousands set apart while it is typed; the caret stays where it was. The input keeps its own value, as those of forms do. */
export function GroupedInput({ ref, ...input }: GroupedInputProps) {
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
    />
  );
}
