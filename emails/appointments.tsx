import type { MailedKind } from '../shared/notifications/mails.ts';
import { mapsSearch } from '../shared/places/maps.ts';
import { telLink } from '../shared/tel-link.ts';
import { longDate, timeOfDay } from '../shared/time.ts';
import { Fact, P, Quote, Ref } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

const Viewing = ({ car_model, at }: { car_model: string; at: string }) => (
  <>
    <Fact label="Car">{car_model}</Fact>
    <Fact label="When">
      {longDate(at)}, {timeOfDay(at)}
    </Fact>
  </>
);

const Meeting = ({ other, phone, address }: { other: string; phone: string | null; address: string | null }) => (
  <>
    <Fact label="With">{other}</Fact>
    {phone && (
      <Fact label="Phone">
        <Ref to={telLink(phone)}>{phone}</Ref>
      </Fact>
    )}
    {address && (
      <Fact label="Place">
        {address} (<Ref to={mapsSearch(address)}>map</Ref>)
      </Fact>
    )}
  </>
);

export const appointmentSheets: SheetsOf<Extract<MailedKind, `appointment-${string}`> | 'message-unread'> = {
  'appointment-booked': {
    button: 'Confirm or propose another time',
    Rest: ({ notes, ...viewing }) => (
      <>
        <P>It counts once you confirm it.</P>
        <Viewing {...viewing} />
        {notes && <Quote>{notes}</Quote>}
      </>
    ),
  },
  'appointment-confirmed': {
    button: 'See place and contact',
    attachments: ({ calendar }) => [
      { filename: 'viewing.ics', content: calendar, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
    ],
    Rest: ({ dealer_notes, phone, address, other, reader, ...viewing }) => (
      <>
        <Viewing {...viewing} />
        <Meeting other={other} phone={phone} address={address} />
        {dealer_notes && <Quote>{dealer_notes}</Quote>}
        <P>The attached file puts it into your calendar.</P>
        {reader === 'buyer' && <P>Never pay before you have seen the car.</P>}
        <P>Can’t make it? Please cancel or propose another time, so that nobody waits.</P>
      </>
    ),
  },
  'appointment-moved': {
    button: 'Confirm or propose another time',
    Rest: (viewing) => (
      <>
        <P>It counts once you confirm it; the time before no longer does.</P>
        <Viewing {...viewing} />
      </>
    ),
  },
  'appointment-cancelled': { button: 'See the appointment', Rest: Viewing },
  'appointment-outsold': { button: 'See the appointment', Rest: Viewing },
  'appointment-tomorrow': {
    button: 'See the appointment',
    Rest: ({ other, phone, address, reader, ...viewing }) => (
      <>
        <Viewing {...viewing} />
        <Meeting other={other} phone={phone} address={address} />
        {reader === 'buyer' ? (
          <P>Meet by daylight, look at the logbook and the chassis number, and pay nothing before you have seen the car.</P>
        ) : (
          <P>Please have the car, its logbook and your ID ready.</P>
        )}
      </>
    ),
  },
  'appointment-status': {
    button: 'See the appointment',
    Rest: ({ status, ...viewing }) => (
      <>
        <P>If that is not right, please write to us.</P>
        <Viewing {...viewing} />
        <Fact label="Status">{status}</Fact>
      </>
    ),
  },
  'message-unread': {
    button: 'Read and answer',
    Rest: () => <P>We tell you once; more messages in this chat bring no further email until you have read them.</P>,
  },
};
