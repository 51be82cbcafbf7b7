import { useNavigate } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { whyNotBookAtAll } from '../../../shared/appointments/rules.ts';
import { bookingForm } from '../../../shared/appointments/schema.ts';
import { firstChoice } from '../../../shared/appointments/times.ts';
import type { Bid } from '../../../shared/bids/api.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { appointmentDialogsWords } from '../../../words/appointments/appointment-dialogs.ts';
import { sentenceOf } from '../../client/call.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Price } from '../../ui/price.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CarPicture } from '../cars/car-picture.tsx';
import { momentInWords, momentOf } from './moment-of.ts';
import { MomentPicker } from './moment-picker.tsx';
import { useBook } from './queries.ts';

interface BookDialogProps {
  bid: Bid;
  /** What has just happened, above the form. */
  notice?: string;
  onClose: () => void;
}

/** The buyer proposes a time to see the car of an accepted offer: with one tap, as a time is chosen already (docs/domain/lifecycles.md, "Appointment"). */
export function BookDialog({ bid, notice, onClose }: BookDialogProps) {
  const navigate = useNavigate();
  const now = useNow();
  const book = useBook(bid.id);
  const hours = bid.dealer.yard_hours;
  const { form, field, sending } = useSendForm({
    schema: bookingForm,
    defaults: (id) => {
      const first = firstChoice(hours, now);
      return { id, appointment_date: first?.day ?? '', appointment_time: first?.time ?? '', buyer_notes: '' };
    },
    send: book.mutateAsync,
    done: appointmentDialogsWords.booked,
    doneMore: appointmentDialogsWords.bookedMore,
    failed: (error) => appointmentDialogsWords.notBooked(sentenceOf(error)),
    after: ({ id }) => navigate(paths.appointment(id)),
  });
  const moment = momentOf(form);
  // What happens to the offer elsewhere is said here; that it is booked by this form is no refusal.
  const refusal = sending.isBusy || book.isSuccess ? null : whyNotBookAtAll({ bid, request: bid.request, dealer: bid.dealer });

  return (
    <FormDialog
      title={appointmentDialogsWords.book}
      action={appointmentDialogsWords.bookAt(momentInWords(moment.chosen, now))}
      busy={appointmentDialogsWords.booking}
      disabled={refusal !== null}
      onClose={onClose}
      {...sending}
      problem={refusal?.message() ?? sending.problem}
    >
      {notice && (
        <p role="status" className="notice [@media(max-height:480px)]:sr-only">
          {notice}
        </p>
      )}
      <div className="flex items-center gap-3 max-xs:flex-wrap [@media(max-height:480px)]:hidden">
        <CarPicture urls={bid.image_urls} placeholder={bid.placeholder} car={carLooks(bid.request.car_model, bid.color)} className="w-24" />
        <p className="min-w-0 wrap-anywhere">
          <strong>{bid.request.car_model}</strong>
          <br />
          <Price amount={bid.price} className="text-lg" />
          <br />
          <span className="text-muted text-sm">{dealerName(bid.dealer)}</span>
        </p>
      </div>
      <MomentPicker hours={hours} {...moment} field={field} />
      <TextArea
        label={appointmentDialogsWords.noteForDealer}
        isOptional
        placeholder={appointmentDialogsWords.noteForDealerHint}
        {...field('buyer_notes')}
      />
      <p className="text-muted text-sm">{appointmentDialogsWords.payNothing}</p>
    </FormDialog>
  );
}
