import { Fact, P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

const Closed = ({ car_model }: { car_model: string }) => (
  <>
    <P>You owe nothing for it.</P>
    <Fact label="Car wanted">{car_model}</Fact>
  </>
);

export const requestSheets: SheetsOf<'own-request-set' | 'request-closed' | 'request-deleted' | 'car-asked' | 'new-requests'> = {
  'own-request-set': { button: 'See the request', Rest: ({ car_model }) => <Fact label="Car wanted">{car_model}</Fact> },
  'request-closed': { button: 'See the request', Rest: Closed },
  'request-deleted': { button: 'See open requests', Rest: Closed },
  'car-asked': {
    button: 'See it and bid',
    Rest: ({ budget, location, description }) => (
      <>
        <Fact label="Budget">{budget}</Fact>
        <Fact label="Location">{location}</Fact>
        {description && <Fact label="Description">{description}</Fact>}
      </>
    ),
  },
  'new-requests': {
    button: 'See them and bid',
    tellsAll: true,
    Rest: ({ count, requests }) => (
      <>
        {requests.map(({ id, car_model, budget, location }) => (
          <Fact key={id} label={car_model}>
            {budget}, {location}
          </Fact>
        ))}
        {count > requests.length && <P>And {count - requests.length} more.</P>}
      </>
    ),
  },
};
