import { type LogbookWish, logbookNote } from '../shared/bids/logbook-note.ts';
import { besidePrice, factsLine } from '../shared/cars/facts-in-words.ts';
import type { CarFacts } from '../shared/cars/replies.ts';
import { bidMailsWords } from '../words/emails/bid-mails.ts';
import { Fact } from './letter.tsx';

interface FactsOfCarProps {
  car: CarFacts;
  name?: string | null;
  shown?: Parameters<typeof factsLine>[1];
  /** What the buyer asked for. */
  wishes: LogbookWish;
}

/** What is stated of a car: its facts in one line, these of them if named, behind its name; and what buyers ask first. */
export function FactsOfCar({ car, name, shown, wishes }: FactsOfCarProps) {
  const line = [name, factsLine(car, shown)].filter(Boolean).join(' · ');
  return (
    <>
      {line && <Fact label={bidMailsWords.theCar}>{line}</Fact>}
      {besidePrice(car).map(
        ({ name: fact, label, value }) =>
          value && (
            <Fact key={fact} label={label}>
              {[value, fact === 'logbook_holder' && logbookNote(car, wishes)].filter(Boolean).join('; ')}
            </Fact>
          ),
      )}
    </>
  );
}
