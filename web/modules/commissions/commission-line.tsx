import { Link } from 'react-router';
import type { Commission } from '../../../shared/commissions/api.ts';
import { commissionPercent, ksh } from '../../../shared/money.ts';
import { paths } from '../../../shared/site/paths.ts';
import { shortDate } from '../../../shared/time.ts';
import { Badge } from '../../ui/badge.tsx';

/** The commission of one sale. */
export function CommissionLine({ commission }: { commission: Commission }) {
  const { status, held, paid_at, payment_reference } = commission;
  return (
    <div className="flex items-center gap-3">
      <span className="min-w-0 grow">
        <Link className="link block font-bold wrap-anywhere" to={paths.appointment(commission.appointment_id)}>
          {commission.car_model}
        </Link>
        <span className="text-muted text-sm">
          {commissionPercent}% of {ksh(commission.purchase_price)} ·{' '}
          {paid_at ? `paid ${shortDate(paid_at)}` : shortDate(commission.created_at)}
          {payment_reference && ` · ${payment_reference}`}
        </span>
      </span>
      <span className="grid shrink-0 justify-items-end gap-1">
        <span className="price">{ksh(commission.commission_amount)}</span>
        <Badge status={held && status === 'pending' ? 'held' : status} />
      </span>
    </div>
  );
}
