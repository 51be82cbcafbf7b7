import type { ReactNode } from 'react';
import type { Commission } from '../../../shared/commissions/api.ts';
import { ksh } from '../../../shared/money.ts';
import type { Payment } from '../../../shared/settings/payment.ts';
import { commissionsWords } from '../../../words/commissions/commissions.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { Plate } from '../../ui/plate.tsx';
import { usePayment } from '../settings/queries.ts';
import { SupportAddress } from '../settings/support-address.tsx';
import { CopyButton } from './copy-button.tsx';

/** How this commission is paid, with what M-Pesa asks for, in its order (docs/domain/limits-and-money.md, "Paying a commission"). */
export function HowToPay({ commission }: { commission: Pick<Commission, 'reference' | 'commission_amount'> }) {
  const { data, error, refetch } = usePayment();
  if (!data) return <NotLoaded {...{ error, refetch }} failure={commissionsWords.notLoadedHow} />;
  if (data.payment) return <ByMpesa payment={data.payment} commission={commission} />;
  return <p>{commissionsWords.byWriting(<SupportAddress />, <Plate text={commission.reference} />)}</p>;
}

function ByMpesa({ payment, commission }: { payment: Payment; commission: Pick<Commission, 'reference' | 'commission_amount'> }) {
  const { kind, number, name } = payment;
  const { reference, commission_amount } = commission;
  const quoted = kind === 'paybill' ? 'account' : 'reference';
  const account = reference.replace(' ', '');
  return (
    <div className="grid gap-3">
      <dl className="divide-line divide-y">
        <Step label={commissionsWords.number[kind]} copy={<CopyButton text={number} label={commissionsWords.copy[kind]} />}>
          <span className="price text-xl">{number}</span>
        </Step>
        <Step label={commissionsWords.quoted[quoted]} copy={<CopyButton text={account} label={commissionsWords.copy[quoted]} />}>
          <Plate text={reference} />
        </Step>
        <Step label={commissionsWords.amount} copy={<CopyButton text={String(commission_amount)} label={commissionsWords.copy.amount} />}>
          <span className="price text-xl">{ksh(commission_amount)}</span>
        </Step>
      </dl>
      <p className="text-muted text-sm">
        {commissionsWords.receiver(<strong>{name}</strong>)}{' '}
        {kind === 'paybill'
          ? commissionsWords.accountTyped
          : commissionsWords.tillAsksNoAccount(<span className="whitespace-nowrap">{reference}</span>, <SupportAddress />)}
      </p>
    </div>
  );
}

function Step({ label, copy, children }: { label: string; copy: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-14 xs:grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 py-1.5">
      <dt className="text-muted text-sm">{label}</dt>
      <dd>{children}</dd>
      <dd className="xs:col-start-2 xs:row-span-2 xs:row-start-1">{copy}</dd>
    </div>
  );
}
