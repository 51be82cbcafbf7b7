import { ksh } from '../../shared/money.ts';

/** An amount with a small 'KSh' before its figures, the same text as everywhere. Its size is the caller's, by class. */
export function Price({ amount, className = 'text-xl' }: { amount: number; className?: string }) {
  const [currency, figures] = ksh(amount).split('\u00a0');
  return (
    <span className={`price ${className}`}>
      <span className="currency">{currency}</span>
      {'\u00a0'}
      {figures}
    </span>
  );
}
