import { Fact, Letter, P } from './letter.tsx';
import type { MailsOf } from './mail.ts';

const reasons = {
  completed: 'The buyer has found a car. Your offer for it is closed.',
  cancelled: 'The request was cancelled. Your offer for it can’t be accepted any more.',
  deleted: 'The buyer deleted the request, and your offer with it.',
};

const countOf = (count: number) => (count === 1 ? '1 new request' : `${count} new requests`);

export const requestMails: MailsOf<'request-closed' | 'new-requests'> = {
  'request-closed': {
    subject: ({ car_model, how }) => `Request ${how === 'deleted' ? 'deleted' : 'closed'}: ${car_model}`,
    Mail: ({ car_model, how, ...envelope }) => (
      <Letter {...envelope} preview={reasons[how]} heading={`The request was ${how}`} button="See open requests">
        <P>{reasons[how]} You owe nothing for it.</P>
        <Fact label="Car wanted">{car_model}</Fact>
      </Letter>
    ),
  },
  'new-requests': {
    subject: ({ count }) => `${countOf(count)} since yesterday`,
    Mail: ({ count, requests, ...envelope }) => (
      <Letter
        {...envelope}
        preview={requests.map((request) => request.car_model).join(', ')}
        heading={`${countOf(count)} since yesterday`}
        button="See them and bid"
      >
        {requests.map(({ id, car_model, budget, location }) => (
          <Fact key={id} label={car_model}>
            {budget}, {location}
          </Fact>
        ))}
        {count > requests.length && <P>And {count - requests.length} more.</P>}
      </Letter>
    ),
  },
};
