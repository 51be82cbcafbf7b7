import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type UseFormRegister, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { uuidv7 } from 'uuidv7';
import { bookingForm } from '../../../shared/appointments/schema.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { ksh } from '../../../shared/money.ts';
import { paths } from '../../../shared/site/paths.ts';
import { sentenceOf } from '../../client/call.ts';
import { showProblem } from '../../client/problems.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { type Moment, MomentFields } from './moment-fields.tsx';
import { useBook } from './queries.ts';

/** The buyer proposes a time to see the car of an accepted offer (specification §5 'Appointment booking'). */
export function BookDialog({ bid, onClose }: { bid: Bid; onClose: () => void }) {
  const [id] = useState(uuidv7);
  const navigate = useNavigate();
  const book = useBook(bid.id);
  const form = useForm({ resolver: zodResolver(bookingForm), mode: 'onTouched', defaultValues: { id, buyer_notes: '' } });
  const { errors } = form.formState;

  const send = form.handleSubmit(async (booking) => {
    try {
      const appointment = await book.mutateAsync(booking);
      toast.success('Appointment Booked!', { description: 'The dealer is told and confirms the time or proposes another.' });
      navigate(paths.appointment(appointment.id));
    } catch (error) {
      showProblem(`Failed to book appointment: ${sentenceOf(error)}`, error, form.setError);
    }
  });

  return (
    <FormDialog
      title="Book a viewing"
      action="Book appointment"
      busy="Booking…"
      isBusy={book.isPending}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        {bid.request.car_model} from <strong>{bid.dealer.business_name ?? bid.dealer.full_name}</strong>, offered at{' '}
        <span className="price">{ksh(bid.price)}</span>.
      </p>
      <MomentFields register={form.register as unknown as UseFormRegister<Moment>} errors={errors} />
      <TextArea
        label="Notes for the dealer (optional)"
        placeholder="For example: I will bring my mechanic."
        error={errors.buyer_notes?.message}
        {...form.register('buyer_notes')}
      />
    </FormDialog>
  );
}
