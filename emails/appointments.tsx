import { longDate, timeOfDay } from '../shared/time.ts';
import { Fact, Letter, P, Quote } from './letter.tsx';
import type { MailsOf } from './mail.ts';

function When({ at }: { at: string }) {
  return (
    <Fact label="When">
      {longDate(at)}, {timeOfDay(at)}
    </Fact>
  );
}

export const appointmentMails: MailsOf<
  | 'appointment-booked'
  | 'appointment-confirmed'
  | 'appointment-moved'
  | 'appointment-cancelled'
  | 'appointment-tomorrow'
  | 'appointment-status'
> = {
  'appointment-booked': {
    subject: ({ car_model, at }) => `Viewing to confirm: ${car_model}, ${longDate(at)}`,
    Mail: ({ car_model, at, buyer, notes, ...envelope }) => (
      <Letter
        {...envelope}
        preview={`${buyer} wants to see the ${car_model}.`}
        heading="A buyer wants to see the car"
        button="Confirm or propose another time"
      >
        <P>{buyer} booked a viewing. It counts once you confirm it.</P>
        <Fact label="Car">{car_model}</Fact>
        <When at={at} />
        {notes && <Quote>{notes}</Quote>}
      </Letter>
    ),
  },
  'appointment-confirmed': {
    subject: ({ car_model, at }) => `Viewing confirmed: ${car_model}, ${longDate(at)} at ${timeOfDay(at)}`,
    Mail: ({ car_model, at, other, dealer_notes, ...envelope }) => (
      <Letter
        {...envelope}
        preview={`${longDate(at)} at ${timeOfDay(at)}.`}
        heading="Your viewing is confirmed"
        button="See place and contact"
      >
        <P>{other} confirmed the viewing.</P>
        <Fact label="Car">{car_model}</Fact>
        <When at={at} />
        {dealer_notes && <Quote>{dealer_notes}</Quote>}
        <P>Can’t make it? Please cancel or propose another time, so that nobody waits.</P>
      </Letter>
    ),
  },
  'appointment-moved': {
    subject: ({ car_model, at }) => `New time proposed: ${car_model}, ${longDate(at)} at ${timeOfDay(at)}`,
    Mail: ({ car_model, at, other, ...envelope }) => (
      <Letter
        {...envelope}
        preview={`${other} proposes another time.`}
        heading="A new time was proposed"
        button="Confirm or propose another time"
      >
        <P>{other} proposes another time. It counts once you confirm it; the time before no longer does.</P>
        <Fact label="Car">{car_model}</Fact>
        <When at={at} />
      </Letter>
    ),
  },
  'appointment-cancelled': {
    subject: ({ car_model, at }) => `Viewing cancelled: ${car_model}, ${longDate(at)}`,
    Mail: ({ car_model, at, other, reason, by_sale, ...envelope }) => (
      <Letter {...envelope} preview="It will not take place." heading="The viewing is cancelled" button="See the appointment">
        <P>
          {by_sale ? `${other} chose another car, so this viewing will not take place.` : `The viewing with ${other} will not take place.`}
        </P>
        <Fact label="Car">{car_model}</Fact>
        <When at={at} />
        {reason && !by_sale && <Quote>{reason}</Quote>}
      </Letter>
    ),
  },
  'appointment-tomorrow': {
    subject: ({ car_model, at }) => `Tomorrow at ${timeOfDay(at)}: ${car_model}`,
    Mail: ({ car_model, at, other, reader, phone, address, ...envelope }) => (
      <Letter {...envelope} preview={`${other}, ${timeOfDay(at)}.`} heading="Your viewing is tomorrow" button="See the appointment">
        <Fact label="Car">{car_model}</Fact>
        <When at={at} />
        <Fact label="With">{other}</Fact>
        {phone && <Fact label="Phone">{phone}</Fact>}
        {address && <Fact label="Place">{address}</Fact>}
        {reader === 'buyer' ? (
          <P>Meet by daylight, look at the logbook and the chassis number, and pay nothing before you have seen the car.</P>
        ) : (
          <P>Please have the car, its logbook and your ID ready.</P>
        )}
      </Letter>
    ),
  },
  'appointment-status': {
    subject: ({ car_model, status }) => `Viewing set to ${status}: ${car_model}`,
    Mail: ({ car_model, at, status, ...envelope }) => (
      <Letter
        {...envelope}
        preview={`Our team set it to ${status}.`}
        heading={`Your viewing is now ${status}`}
        button="See the appointment"
      >
        <P>Our team changed the status of this viewing. If that is not right, please write to us.</P>
        <Fact label="Car">{car_model}</Fact>
        <When at={at} />
        <Fact label="Status">{status}</Fact>
      </Letter>
    ),
  },
};
