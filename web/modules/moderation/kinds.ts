import { type ComponentType, lazy } from 'react';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import type { QueueRow } from '../../../shared/moderation/queue-row.ts';
import { reasonLabel, thingNames } from '../../../shared/moderation/words.ts';
import type { BusinessField } from '../../../shared/profile/fields.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { CaseProps } from './case-screen.tsx';

type RowOf<K> = Extract<QueueRow, { kind: K }>;

/** What the queue knows of a kind of case; its screen is a file in cases/ and comes when it is looked at: all of them are more than any screen weighs. */
interface KindOfCase<K extends CaseKind> {
  one: string;
  other: string;
  icon: IconName;
  /** What one is called in the queue, where that is more than `one`. */
  named?(row: RowOf<K>): string;
  /** What one is about, in a line: 'Toyota Harrier 2017: price recorded 76% of the bid'. */
  line(row: RowOf<K>): string;
  Case: ComponentType<CaseProps<K>>;
}

const fieldNames: Record<BusinessField, string> = {
  business_name: 'new name',
  business_license: 'new licence number',
  business_address: 'new address',
};

/** The kinds of case, in their order. */
export const kindsOfCase: { [K in CaseKind]: KindOfCase<K> } = {
  dispute: {
    one: 'Dispute',
    other: 'Disputes',
    icon: 'compare',
    line: ({ car_model, share }) => `${car_model}: ${share === null ? 'recorded as not sold' : `price recorded ${share}% of the bid`}`,
    Case: lazy(async () => ({ default: (await import('./cases/dispute.tsx')).DisputeCase })),
  },
  report: {
    one: 'Report',
    other: 'Reports',
    icon: 'messages',
    named: ({ thing }) => `${thingNames[thing]} reported`,
    line: ({ about, thing, reason, count }) =>
      `${about}: ${reasonLabel(thing, reason).toLowerCase()}${count > 1 ? ` · reported ${count} times` : ''}`,
    Case: lazy(async () => ({ default: (await import('./cases/report.tsx')).ReportCase })),
  },
  contest: {
    one: 'Suspension contested',
    other: 'Contested',
    icon: 'pen',
    line: ({ name }) => `${name} says why it is wrong`,
    Case: lazy(async () => ({ default: (await import('./cases/contest.tsx')).ContestCase })),
  },
  lookalike: {
    one: 'Maybe a suspended person',
    other: 'Maybe suspended',
    icon: 'profile',
    line: ({ name, like, same }) => `${name}: has the ${same === 'phone' ? 'phone number' : 'licence'} of ${like}`,
    Case: lazy(async () => ({ default: (await import('./cases/lookalike.tsx')).LookalikeCase })),
  },
  dealer: {
    one: 'Dealer to verify',
    other: 'Dealers',
    icon: 'verification',
    line: ({ name, location, is_asked }) => `${name}${location ? `, ${location}` : ''}${is_asked ? ': asked for more, no answer yet' : ''}`,
    Case: lazy(async () => ({ default: (await import('./cases/dealer.tsx')).DealerCase })),
  },
  change: {
    one: 'Changed details',
    other: 'Changed details',
    icon: 'pen',
    line: ({ name, changed }) => `${name}: ${changed.map((field) => fieldNames[field]).join(', ')}`,
    Case: lazy(async () => ({ default: (await import('./cases/change.tsx')).ChangeCase })),
  },
  car: {
    one: 'Car to approve',
    other: 'Cars',
    icon: 'car',
    line: ({ name, dealer_name, is_change }) => `${name}, ${dealer_name}${is_change ? ': changed photos or description' : ''}`,
    Case: lazy(async () => ({ default: (await import('./cases/car.tsx')).CarCase })),
  },
};

/** The kinds of case in order. Not from shared/moderation/kinds.ts, which comes with the rules of every form. */
export const kindsInOrder = Object.keys(kindsOfCase) as CaseKind[];

/** The kind of case that an address or a part of it names, if it is one. */
export const kindNamed = (name: string | null | undefined): CaseKind | undefined => kindsInOrder.find((kind) => kind === name);

/** The kind of this row or case, which takes what is of it: the types of a table can't say so. */
export const kindOf = ({ kind }: { kind: CaseKind }) => kindsOfCase[kind] as KindOfCase<CaseKind>;
