import { paths } from '../../shared/addresses/paths.ts';
import { Figure, Figures } from '../modules/home/figures.tsx';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { FormProblem } from '../ui/form-problem.tsx';
import { LongText } from '../ui/long-text.tsx';
import { NextLink } from '../ui/next-link.tsx';
import { Paged, type PagedList } from '../ui/paged.tsx';
import { Preview } from '../ui/preview.tsx';
import { Price } from '../ui/price.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Empty, Failure } from '../ui/states.tsx';
import { Section } from './section.tsx';

interface Item {
  id: string;
  name: string;
}

const nothing = () => undefined;
const some: Item[] = ['Toyota Axio 2016', 'Mazda CX-5 2017', 'Nissan Note e-Power 2017'].map((name) => ({ id: name, name }));
const still = { error: null, isLong: false, hasMore: false, isReadingMore: false, readMore: nothing, readAgain: nothing };
const list = (over: Partial<PagedList<Item>>): PagedList<Item> => ({
  ...still,
  rows: undefined,
  hasNews: false,
  showNews: nothing,
  ...over,
});
const lost = new Error('No connection. Nothing is lost; please try again.');

const states: [string, PagedList<Item>][] = [
  ['on its way', list({})],
  ['failed', list({ error: lost })],
  ['empty', list({ rows: [] })],
  ['one', list({ rows: some.slice(0, 1) })],
  ['more', list({ rows: some, hasMore: true })],
  ['more on its way', list({ rows: some, hasMore: true, isReadingMore: true })],
  ['news', list({ rows: some, hasNews: true, isLong: true })],
  ['rows, then failed', list({ rows: some, error: lost })],
];
const empty = (
  <Empty title="No requests yet" next={<NextLink to={paths.browse}>Browse Cars</NextLink>}>
    Post the car you want.
  </Empty>
);

/** Lists and previews in each of their states, and their parts. */
export function Lists() {
  return (
    <>
      <Section title="Numbers, texts, waiting, nothing, failing">
        <Figures>
          <Figure value={3} label="offers" one="offer" />
          <Figure value={1} label="offers" one="offer" to="#offers" />
          <Figure value={<Price amount={12_850_000} className="" />} label="in accepted bids" />
          <Figure value={undefined} label="viewings" />
          <Figure value={0} label="saves" />
          <Figure value={12} label="active bids" />
        </Figures>
        <Figures>
          <Figure value={2} label="active requests" />
          <Figure value={5} label="offers to answer" to="#offers" />
          <Figure value={1} label="upcoming viewings" one="upcoming viewing" />
        </Figures>
        <LongText text="A short text." />
        <LongText text={'A text of many lines.\n'.repeat(9)} />
        <Spinner label="Loading offers" />
        {empty}
        <Failure title="Failed to load offers" detail={lost.message} retry={nothing} />
        <FormProblem sentence={lost.message} />
        <ChangedMeanwhile now={'Phone: “0700 000 111”\nLocation: “Naivasha”'} onTake={nothing} onKeep={nothing} />
      </Section>
      {states.map(([name, shown]) => (
        <Section key={name} title={`A list: ${name}`}>
          <Paged list={shown} failure="Failed to load offers" loading="Loading offers" empty={empty}>
            {(rows) => (
              <ul className="card divide-line divide-y px-4">
                {rows.map((row) => (
                  <li key={row.id} className="py-3">
                    {row.name}
                  </li>
                ))}
              </ul>
            )}
          </Paged>
          <Preview
            title={`A preview: ${name}`}
            list={shown}
            failure="Failed to load requests"
            most={2}
            empty="No requests yet."
            more={{ to: '#', label: 'All requests' }}
          >
            {(row) => row.name}
          </Preview>
        </Section>
      ))}
    </>
  );
}
