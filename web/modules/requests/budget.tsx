import { ksh } from '../../../shared/money.ts';
import type { CarRequest } from '../../../shared/requests/api.ts';

type Figures = Pick<CarRequest, 'budget' | 'budget_min' | 'budget_max'>;

/** A budget in figures: 'KSh 1,300,000 – 1,550,000', 'from KSh 900,000'; null when none can be read. */
function budgetInFigures({ budget_min: min, budget_max: max }: Figures): string | null {
  if (min !== null && max !== null && min !== max) return `${ksh(min)} – ${ksh(max).replace('KSh\u00a0', '')}`;
  if (max !== null) return ksh(max);
  return min === null ? null : `from ${ksh(min)}`;
}

/** What the buyer wants to spend: in figures, one form for all, and beside them the buyer's own words where these are others. */
export function Budget({ request }: { request: Figures }) {
  const figures = budgetInFigures(request);
  const isSaid = figures !== null && figures.replace(/\D/g, '') === request.budget.replace(/\D/g, '');
  return (
    <p>
      <span className="text-muted block text-sm">Budget</span>
      {figures ? <span className="price text-lg whitespace-normal">{figures}</span> : <span className="font-bold">No figure named</span>}
      {!isSaid && <span className="text-muted block text-sm wrap-anywhere">“{request.budget}”</span>}
    </p>
  );
}
