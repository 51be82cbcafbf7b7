import type { Bid } from '../../../shared/bids/api.ts';
import { offersWords } from '../../../words/bids/offers.ts';

const short = new Intl.NumberFormat('en-KE', { notation: 'compact', maximumFractionDigits: 2 });

export interface Scale {
  from: number;
  to: number;
}

/** One scale for all offers of a request, so that their marks can be compared. */
export function scaleOf(bids: Bid[], { budget_min, budget_max }: Bid['request']): Scale | null {
  if (budget_max === null) return null;
  const ends = [...bids.map(({ price }) => price), budget_max, budget_min ?? budget_max * 0.8];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const margin = (high - low) * 0.12 || high * 0.1;
  return { from: low - margin, to: high + margin };
}

interface BudgetRulerProps {
  price: number;
  budget: Bid['request'];
  scale: Scale | null;
  /** With the ends of the budget in figures. */
  hasFigures?: boolean;
}

/** The budget as a band on a line, and the price as a mark on it. Decorative: the words beside it say the same. */
export function BudgetRuler({ price, budget: { budget_min, budget_max }, scale, hasFigures = false }: BudgetRulerProps) {
  if (!scale || budget_max === null) return null;
  const share = (amount: number) => ((amount - scale.from) / (scale.to - scale.from)) * 100;
  const low = budget_min === null ? 0 : share(budget_min);
  const high = share(budget_max);
  const figures = hasFigures && high - low > 24;
  return (
    <svg className="ruler" width="100%" height={figures ? 34 : 16} aria-hidden="true">
      <rect className="ruler-line" x="0" y="7" width="100%" height="2" />
      <rect className="ruler-band" x={`${low}%`} y="5" width={`${Math.max(1, high - low)}%`} height="6" rx="3" />
      <rect className="ruler-mark" x={`${share(price)}%`} y="1" width="4" height="14" rx="1" transform="translate(-2 0)" />
      {figures && (
        <g className="ruler-figures">
          {budget_min !== null && (
            <text x={`${low}%`} y="30" textAnchor={low < 12 ? 'start' : 'middle'}>
              {short.format(budget_min)}
            </text>
          )}
          {high - low > 55 && (
            <text x={`${(low + high) / 2}%`} y="30" textAnchor="middle">
              {offersWords.yourBudget}
            </text>
          )}
          <text x={`${high}%`} y="30" textAnchor={high > 88 ? 'end' : 'middle'}>
            {short.format(budget_max)}
          </text>
        </g>
      )}
    </svg>
  );
}
