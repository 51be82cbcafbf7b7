import type { MailedKind } from '../shared/notifications/mails.ts';
import { mapsSearch } from '../shared/places/maps.ts';
import { telLink } from '../shared/tel-link.ts';
import { longMoment } from '../shared/time.ts';
import { appointmentMailsWords } from '../words/emails/appointment-mails.ts';
import { Fact, P, Quote, Ref } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

const Viewing = ({ car_model, at }: { car_model: string; at: string }) => (
  <>
    <Fact label={appointmentMailsWords.car}>{car_model}</Fact>
    <Fact label={appointmentMailsWords.when}>{longMoment(at)}</Fact>
  </>
);

const Meeting = ({ other, phone, address }: { other: string; phone: string | null; address: string | null }) => (
  <>
    <Fact label={appointmentMailsWords.withWhom}>{other}</Fact>
    {phone && (
      <Fact label={appointmentMailsWords.phone}>
        <Ref to={telLink(phone)}>{phone}</Ref>
      </Fact>
    )}
    {address && (
      <Fact label={appointmentMailsWords.place}>
        {appointmentMailsWords.addressAndMap(address, (map) => (
          <Ref to={mapsSearch(address)}>{map}</Ref>
        ))}
      </Fact>
    )}
  </>
);

export const appointmentSheets: SheetsOf<Extract<MailedKind, `appointment-${string}`> | 'message-unread'> = {
  'appointment-booked': {
    button: () => appointmentMailsWords.confirmOrPropose,
    Rest: ({ notes, ...viewing }) => (
      <>
        <P>{appointmentMailsWords.countsOnceConfirmed}</P>
        <Viewing {...viewing} />
        {notes && <Quote>{notes}</Quote>}
      </>
    ),
  },
  'appointment-confirmed': {
    button: () => appointmentMailsWords.seePlace,
    attachments: ({ calendar }) => [
      { filename: appointmentMailsWords.calendarFile, content: calendar, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
    ],
    Rest: ({ dealer_notes, phone, address, other, reader, ...viewing }) => (
      <>
        <Viewing {...viewing} />
        <Meeting other={other} phone={phone} address={address} />
        {dealer_notes && <Quote>{dealer_notes}</Quote>}
        <P>{appointmentMailsWords.forCalendar}</P>
        {reader === 'buyer' && <P>{appointmentMailsWords.neverPay}</P>}
        <P>{appointmentMailsWords.cantMakeIt}</P>
      </>
    ),
  },
  'appointment-moved': {
    button: () => appointmentMailsWords.confirmOrPropose,
    Rest: (viewing) => (
      <>
        <P>{appointmentMailsWords.newTimeCounts}</P>
        <Viewing {...viewing} />
      </>
    ),
  },
  'appointment-cancelled': { button: () => appointmentMailsWords.see, Rest: Viewing },
  'appointment-outsold': { button: () => appointmentMailsWords.see, Rest: Viewing },
  'appointment-tomorrow': {
    button: () => appointmentMailsWords.see,
    Rest: ({ other, phone, address, reader, ...viewing }) => (
      <>
        <Viewing {...viewing} />
        <Meeting other={other} phone={phone} address={address} />
        <P>{appointmentMailsWords.advice[reader]}</P>
      </>
    ),
  },
  'appointment-status': {
    button: () => appointmentMailsWords.see,
    Rest: ({ status, ...viewing }) => (
      <>
        <P>{appointmentMailsWords.notRight}</P>
        <Viewing {...viewing} />
        <Fact label={appointmentMailsWords.status}>{appointmentMailsWords.statuses[status]}</Fact>
      </>
    ),
  },
  'message-unread': {
    button: () => appointmentMailsWords.readAndAnswer,
    Rest: () => <P>{appointmentMailsWords.weTellOnce}</P>,
  },
};
