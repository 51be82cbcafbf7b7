import { useState } from 'react';
import { ksh } from '../../shared/money.ts';
import { Consequences } from '../ui/consequences.tsx';
import { ExportButton } from '../ui/export-button.tsx';
import { type Columns, Table } from '../ui/table.tsx';
import { Row, Section } from './section.tsx';

interface Item {
  id: string;
  car: string;
  place: string | null;
  price: number;
}

const items: Item[] = [
  { id: '1', car: 'Toyota Axio 2016', place: 'Nakuru', price: 1_285_000 },
  { id: '2', car: 'Mazda CX-5 2017', place: null, price: 2_650_000 },
  { id: '3', car: 'Nissan Note e-Power 2017 with a name that does not end', place: 'Mombasa', price: 980_000 },
];

const nothing = () => undefined;

type Sort = 'newest' | 'dearest' | 'cheapest';

const columns: Columns<Item, Sort> = [
  { label: 'Car', value: ({ car }) => car },
  { label: 'Place', value: ({ place }) => place },
  {
    label: 'Price',
    value: ({ price }) => ksh(price),
    kind: 'amount',
    sorts: [
      ['dearest', 'descending'],
      ['cheapest', 'ascending'],
    ],
  },
];

/** Tables that become cards on a phone. */
export function Tables() {
  const [sort, setSort] = useState<Sort>();
  return (
    <>
      <Section title="A table, cards on a phone">
        <Table
          caption="Cars"
          columns={columns}
          rows={items}
          idOf={({ id }) => id}
          order={{ sort, usual: 'newest', onChange: setSort }}
          act={({ car }) => (
            <button type="button" className="btn btn-outline max-md:w-full" aria-label={`Choose ${car}`}>
              Choose
            </button>
          )}
        />
      </Section>
      <Section title="A list as a file, and what follows from a choice">
        <Row>
          <ExportButton kilobytes={undefined} start={nothing} stop={nothing} />
          <ExportButton kilobytes={84} start={nothing} stop={nothing} />
        </Row>
        <Consequences sentences={['Nobody can bid on it any more.', '3 pending bids freeze.', '3 dealers are told.']} />
      </Section>
      <Section title="A table of one row, cards up to a wide desk">
        <Table caption="One car" columns={columns} rows={items.slice(0, 1)} idOf={({ id }) => id} from={1280} />
      </Section>
    </>
  );
}
