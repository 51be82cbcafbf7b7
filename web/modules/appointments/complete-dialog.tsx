import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { completeForm } from '../../../shared/appointments/schema.ts';
import { maxPrice } from '../../../shared/bids/schema.ts';
import { commissionOn, ksh } from '../../../shared/money.ts';
import { showProblem } from '../../client/problems.ts';
import { useUser } from '../../client/session.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useAppointmentSteps } from './queries.ts';

/** How the viewing ended: sold at a final price, or not sold (RULINGS, 'Lifecycles'). */
export function CompleteDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { role } = useUser();
  const { complete } = useAppointmentSteps(appointment.id);
  const form = useForm({
    resolver: zodResolver(completeForm),
    // A price belongs to a sale: while its field is not shown there is none.
    shouldUnregister: true,
    defaultValues: { final_price: appointment.bid.price },
  });
  const { errors } = form.formState;
  const outcome = form.watch('outcome');
  const price = form.watch('final_price') ?? 0;

  const send = form.handleSubmit(async (ending) => {
    try {
      await complete.mutateAsync(ending);
      toast.success('Outcome recorded');
      onClose();
    } catch (error) {
      showProblem('The outcome was not recorded', error, form.setError);
    }
  });

  return (
    <FormDialog
      title="How did it end?"
      action="Record"
      busy="Recording…"
      isBusy={complete.isPending}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <fieldset className="field">
        <legend>Was the car sold?</legend>
        <label className="choice">
          <input type="radio" value="sold" {...form.register('outcome')} /> {role === 'buyer' ? 'Yes, I bought it' : 'Yes, it is sold'}
        </label>
        <label className="choice">
          <input type="radio" value="not_sold" {...form.register('outcome')} /> No
        </label>
        {errors.outcome && (
          <p className="error" role="alert">
            {errors.outcome.message}
          </p>
        )}
      </fieldset>
      {outcome === 'sold' && (
        <>
          <TextField
            label="Final price in KSh"
            type="number"
            inputMode="decimal"
            step="any"
            min={1}
            max={maxPrice}
            required
            error={errors.final_price?.message}
            hint={
              price > 0 &&
              (role === 'dealer'
                ? `${ksh(price)}; the commission is ${ksh(commissionOn(price))}.`
                : `${ksh(price)}, as paid to the dealer.`)
            }
            {...form.register('final_price', { valueAsNumber: true })}
          />
          <p className="text-muted text-sm">
            The request is closed; other open offers and viewings of it end. The other side sees this and can object within 7 days.
          </p>
        </>
      )}
    </FormDialog>
  );
}
