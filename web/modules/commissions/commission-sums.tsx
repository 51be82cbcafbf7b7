import type { CommissionSums } from '../../../shared/commissions/admin-api.ts';
import type { CommissionFilter } from '../../../shared/commissions/filters.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { adminCommissionsWords } from '../../../words/commissions/admin-commissions.ts';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import { Failure } from '../../ui/states.tsx';
import { useCommissionSums } from './admin-queries.ts';

interface CommissionSumsProps {
  /** The dealer whose sums they are; all dealers' without one. */
  dealer: string | undefined;
  onDealer: (dealer: undefined) => void;
  onShow: (show: CommissionFilter) => void;
}

/** What is owed, held, overdue by age and paid, above the list of commissions. A sum of some of them leads to these. */
export function CommissionSumsRow({ dealer, onDealer, onShow }: CommissionSumsProps) {
  const { data, error, refetch } = useCommissionSums(dealer);
  if (!data)
    return error ? (
      <Failure title={adminCommissionsWords.notFetched} detail={error.message} retry={() => refetch()} />
    ) : (
      <div className="min-h-32" />
    );
  return (
    <section
      className="mb-6 grid grid-cols-1 gap-3"
      aria-label={data.dealer ? adminCommissionsWords.sumsOf(dealerName(data.dealer)) : adminCommissionsWords.sumsOfAll}
    >
      {data.dealer && (
        <p>
          <button type="button" className="btn btn-outline text-sm" onClick={() => onDealer(undefined)}>
            {adminCommissionsWords.only(dealerName(data.dealer))}
            <Icon name="close" size={16} />
            <span className="sr-only">{adminCommissionsWords.showAll}</span>
          </button>
        </p>
      )}
      <dl className="grid gap-y-4 min-[20rem]:grid-cols-2 sm:grid-cols-4">
        <Sum label={adminCommissionsWords.owed} {...data.owed} onShow={() => onShow('pending')} />
        <Sum label={adminCommissionsWords.ofThatOverdue} {...data.overdue} onShow={() => onShow('overdue')} isBad />
        <Sum label={adminCommissionsWords.ofThatHeld} {...data.held} onShow={() => onShow('held')} />
        <Sum label={adminCommissionsWords.paid} amount={data.paid} onShow={() => onShow('paid')} />
      </dl>
      {data.overdue.count > 0 && <Ages {...data} />}
    </section>
  );
}

interface SumProps {
  label: string;
  amount: number;
  count?: number;
  isBad?: boolean;
  onShow: () => void;
}

function Sum({ label, amount, count, isBad = false, onShow }: SumProps) {
  return (
    <div className="border-line flex min-w-0 flex-col-reverse justify-end border-l pr-1 pl-3">
      <dt className="text-muted text-sm">
        <button type="button" className="link min-h-11 min-w-11 cursor-pointer text-left" onClick={onShow}>
          {count === undefined ? label : adminCommissionsWords.counted(label, count)}
        </button>
      </dt>
      <dd className={isBad && amount > 0 ? 'text-danger' : ''}>
        <Price amount={amount} className="block text-lg leading-tight whitespace-normal md:text-2xl" />
      </dd>
    </div>
  );
}

function Ages({ overdue_14, overdue_30, overdue_longer }: CommissionSums) {
  const ages = [
    { label: adminCommissionsWords.ages.upTo14, ...overdue_14 },
    { label: adminCommissionsWords.ages.upTo30, ...overdue_30 },
    { label: adminCommissionsWords.ages.longer, ...overdue_longer },
  ];
  return (
    <table className="w-full max-w-xl text-sm [&_:is(td,th)]:py-1.5 [&_td]:pl-2">
      <caption className="pb-1 text-left font-bold">{adminCommissionsWords.overdueByAge}</caption>
      <tbody className="divide-line border-line divide-y border-y">
        {ages.map(({ label, count, amount }) => (
          <tr key={label}>
            <th scope="row" className="text-left font-normal">
              {label}
            </th>
            <td className="max-xs:hidden">{adminCommissionsWords.commissions(count)}</td>
            <td className="text-right tabular-nums">
              <Price amount={amount} className="whitespace-normal" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
