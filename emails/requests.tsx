import { requestMailsWords } from '../words/emails/request-mails.ts';
import { Fact, P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

const Closed = ({ car_model }: { car_model: string }) => (
  <>
    <P>{requestMailsWords.oweNothing}</P>
    <Fact label={requestMailsWords.carWanted}>{car_model}</Fact>
  </>
);

export const requestSheets: SheetsOf<'own-request-set' | 'request-closed' | 'request-deleted' | 'car-asked' | 'new-requests'> = {
  'own-request-set': {
    button: () => requestMailsWords.seeRequest,
    Rest: ({ car_model }) => <Fact label={requestMailsWords.carWanted}>{car_model}</Fact>,
  },
  'request-closed': { button: () => requestMailsWords.seeRequest, Rest: Closed },
  'request-deleted': { button: () => requestMailsWords.seeOpen, Rest: Closed },
  'car-asked': {
    button: () => requestMailsWords.seeAndBid,
    Rest: ({ budget, location, description }) => (
      <>
        <Fact label={requestMailsWords.budget}>{budget}</Fact>
        <Fact label={requestMailsWords.location}>{location}</Fact>
        {description && <Fact label={requestMailsWords.description}>{description}</Fact>}
      </>
    ),
  },
  'new-requests': {
    button: () => requestMailsWords.seeThemAndBid,
    tellsAll: true,
    Rest: ({ count, requests }) => (
      <>
        {requests.map(({ id, car_model, budget, location }) => (
          <Fact key={id} label={car_model}>
            {requestMailsWords.budgetAndPlace(budget, location)}
          </Fact>
        ))}
        {count > requests.length && <P>{requestMailsWords.more(count - requests.length)}</P>}
      </>
    ),
  },
};
