import { dealStops } from '../../shared/deal.ts';
import { dealStopsWords } from '../../words/deal/deal-stops.ts';
import { Facts } from '../ui/facts.tsx';
import { InkLabel } from '../ui/ink-label.tsx';
import { Price } from '../ui/price.tsx';
import { Road } from '../ui/road.tsx';
import { StateWords } from '../ui/state-words.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { Row, Section } from './section.tsx';

const facts = [
  { label: 'Year', value: '2016' },
  { label: 'Mileage', value: '78,400 km' },
  { label: 'Colour', value: 'Silver' },
  { label: 'Engine', value: '1,500 cc' },
  { label: 'Fuel', value: null },
  { label: 'Transmission', value: 'Automatic' },
];
const car = { body: 'saloon', colour: '#b9c0c4' } as const;

/** What the screens of a deal are made of. */
export function Deal() {
  return (
    <>
      <Section title="Stickers, prices, labels, states">
        <Row>
          <Sticker amount={1_480_000} isYellow isTilted />
          <Sticker amount={10_000_000} />
          <Price amount={2_850_000} />
          <InkLabel>Next:</InkLabel>
          <InkLabel>Best fit</InkLabel>
        </Row>
        <Row>
          <StateWords kind="waiting">waiting for your answer</StateWords>
          <StateWords kind="open">waiting for the dealer</StateWords>
          <StateWords kind="settled">confirmed</StateWords>
          <StateWords kind="ended">cancelled</StateWords>
        </Row>
      </Section>
      <Section title="Facts">
        <div className="card max-w-sm p-4">
          <Facts facts={facts} />
        </div>
      </Section>
      <Section title="Cards">
        <Row>
          <div className="lead-card p-4">The card that leads a screen</div>
          <div className="card card-waiting p-4">Waits for the reader</div>
          <div className="card card-settled p-4">Settled</div>
        </Row>
      </Section>
      <Section title="Roads">
        {dealStops.map((stop, at) => (
          <Road key={stop} at={at as 0} car={car}>
            {stop}
          </Road>
        ))}
        <Road at={3} car={car} notes={{ 1: '3 received', 3: 'tomorrow 10:30' }} names={dealStopsWords.names}>
          Viewing tomorrow 10:30
        </Road>
      </Section>
    </>
  );
}
