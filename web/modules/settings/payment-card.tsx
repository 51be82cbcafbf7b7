import { useState } from 'react';
import { whereToPayWords } from '../../../words/settings/where-to-pay.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { usePayment } from './queries.ts';
import { SupportAddress } from './support-address.tsx';

const PaymentDialog = lazyDialog(async () => (await import('./payment-dialog.tsx')).PaymentDialog);

/** Where dealers pay commissions, for the administrator, who enters it. */
export function PaymentCard() {
  const { data, error, refetch } = usePayment();
  const [isOpen, setOpen] = useState(false);
  if (!data) return <NotLoaded {...{ error, refetch }} failure={whereToPayWords.notLoaded} />;
  const { payment } = data;
  return (
    <section className={`card ${payment ? '' : 'card-waiting'} mb-6 flex flex-wrap items-center gap-3 p-4`} aria-labelledby="where-to-pay">
      <div className="min-w-0 grow basis-60">
        <h2 id="where-to-pay" className="text-lg">
          {whereToPayWords.heading}
        </h2>
        {payment ? (
          <p className="wrap-anywhere">{whereToPayWords.entered[payment.kind](<strong>{payment.number}</strong>, payment.name)}</p>
        ) : (
          <p>{whereToPayWords.notEntered(<SupportAddress />)}</p>
        )}
      </div>
      <button type="button" className={`btn ${payment ? 'btn-outline' : 'btn-primary'} max-sm:w-full`} onClick={() => setOpen(true)}>
        {payment ? whereToPayWords.change : whereToPayWords.enter}
      </button>
      {isOpen && <PaymentDialog payment={payment} onClose={() => setOpen(false)} />}
    </section>
  );
}
