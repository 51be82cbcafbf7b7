import type { businessFields } from '../accounts/business-change.ts';
import type { QueueRow } from './queue-row.ts';
import { reasonLabel } from './words.ts';

const fieldNames: Record<(typeof businessFields)[number], string> = {
  business_name: 'new name',
  business_license: 'new licence number',
  business_address: 'new address',
};

/** What a row of the queue is about, in one line: 'Toyota Harrier 2017: price recorded 76% of the bid'. */
export function queueLine(row: QueueRow): string {
  switch (row.kind) {
    case 'dispute':
      return row.share === null ? `${row.car_model}: recorded as not sold` : `${row.car_model}: price recorded ${row.share}% of the bid`;
    case 'report':
      return `${row.about}: ${reasonLabel(row.thing, row.reason).toLowerCase()}`;
    case 'dealer':
      return `${row.name}${row.location ? `, ${row.location}` : ''}${row.is_asked ? ': asked for more, no answer yet' : ''}`;
    case 'change':
      return `${row.name}: ${row.changed.map((field) => fieldNames[field]).join(', ')}`;
    case 'car':
      return `${row.name}, ${row.dealer_name}${row.is_change ? ': changed photos or description' : ''}`;
  }
}
