import type { ReactNode } from 'react';
import type { Commission } from '../../../shared/commissions/api.ts';
import { ksh } from '../../../shared/money.ts';
import type { Payment } from '../../../shared/settings/payment.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { Plate } from '../../ui/plate.tsx';
import { usePayment } from '../settings/queries.ts';
import { SupportAddress } from '../settings/support-address.tsx';
import { CopyButton } from './copy-button.tsx';

/** How this commission is paid, with what M-Pesa asks for, in its order (docs/domain/limits-and-money.md, "Paying a commission"). */
export function HowToPay({ commission }: { commission: Pick<Commission, 'reference' | 'commission_amount'> }) {
  const { data, error, refetch } = usePayment();
  if (!data) return <NotLoaded {...{ error, refetch }} failure="How to pay did not load" />;
  if (data.payment) return <ByMpesa payment={data.payment} commission={commission} />;
  return (
    <p>
      To pay, write to <SupportAddress /> and quote <Plate text={commission.reference} />. Never pay to a number that somebody sends you in
      a chat.
    </p>
  );
}

function ByMpesa({ payment, commission }: { payment: Payment; commission: Pick<Commission, 'reference' | 'commission_amount'> }) {
  const { kind, number, name } = payment;
  const { reference, commission_amount } = commission;
  const isPaybill = kind === 'paybill';
  const account = reference.replace(' ', '');
  return (
    <div className="grid gap-3">
      <dl className="divide-line divide-y">
        <Step label={isPaybill ? 'M-Pesa paybill' : 'M-Pesa till (Buy Goods)'} copy={<CopyButton text={number} what={`${kind} number`} />}>
          <span className="price text-xl">{number}</span>
        </Step>
        <Step label={isPaybill ? 'Account' : 'Reference'} copy={<CopyButton text={account} what={isPaybill ? 'account' : 'reference'} />}>
          <Plate text={reference} />
        </Step>
        <Step label="Amount" copy={<CopyButton text={String(commission_amount)} what="amount" />}>
          <span className="price text-xl">{ksh(commission_amount)}</span>
        </Step>
      </dl>
      <p className="text-muted text-sm">
        Before your PIN, M-Pesa shows the receiver: it must be <strong>{name}</strong>.{' '}
        {isPaybill ? (
          'The account may be typed with or without the space.'
        ) : (
          <>
            A till asks for no account: send the M-Pesa code and <span className="whitespace-nowrap">{reference}</span> to{' '}
            <SupportAddress />.
          </>
        )}
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
