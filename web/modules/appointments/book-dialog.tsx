import { useNavigate } from 'react-router';
import { dealerName } from '../../../shared/accounts/names.ts';
import { bookingForm } from '../../../shared/appointments/schema.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { ksh } from '../../../shared/money.ts';
import { paths } from '../../../shared/site/paths.ts';
import { sentenceOf } from '../../client/call.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MomentFields } from './moment-fields.tsx';
import { useBook } from './queries.ts';

/** The buyer proposes a time to see the car of an accepted offer (docs/domain/lifecycles.md, "Appointment"). */
export function BookDialog({ bid, onClose }: { bid: Bid; onClose: () => void }) {
  const navigate = useNavigate();
  const book = useBook(bid.id);
  const { field, sending } = useSendForm({
    schema: bookingForm,
    defaults: (id) => ({ id, buyer_notes: '' }),
    send: book.mutateAsync,
    done: 'Appointment Booked!',
    doneMore: 'The dealer is told and confirms the time or proposes another.',
    failed: (error) => `Failed to book appointment: ${sentenceOf(error)}`,
    after: ({ id }) => navigate(paths.appointment(id)),
  });

  return (
    <FormDialog title="Book a viewing" action="Book appointment" busy="Booking…" onClose={onClose} {...sending}>
      <p>
        {bid.request.car_model} from <strong>{dealerName(bid.dealer)}</strong>, offered at <span className="price">{ksh(bid.price)}</span>.
      </p>
      <MomentFields field={field} />
      <TextArea label="Notes for the dealer" isOptional placeholder="For example: I will bring my mechanic." {...field('buyer_notes')} />
    </FormDialog>
  );
}
