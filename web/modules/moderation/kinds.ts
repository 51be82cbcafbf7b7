import { type ComponentType, lazy } from 'react';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import type { QueueRow } from '../../../shared/moderation/queue-row.ts';
import { reasonLabel } from '../../../shared/moderation/words.ts';
import { caseQueueWords } from '../../../words/moderation/case-queue.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { CaseProps } from './case-screen.tsx';

type RowOf<K> = Extract<QueueRow, { kind: K }>;

/** What the queue knows of a kind of case; its screen is a file in cases/ and comes when it is looked at: all of them are more than any screen weighs. */
interface KindOfCase<K extends CaseKind> {
  icon: IconName;
  /** What one is called in the queue, where that is more than its kind. */
  named?(row: RowOf<K>): string;
  /** What one is about, in a line: 'Toyota Harrier 2017: price recorded 76% of the bid'. */
  line(row: RowOf<K>): string;
  Case: ComponentType<CaseProps<K>>;
}

/** The kinds of case, in their order. */
export const kindsOfCase: { [K in CaseKind]: KindOfCase<K> } = {
  dispute: {
    icon: 'compare',
    line: ({ car_model, share }) =>
      share === null ? caseQueueWords.disputedNotSold(car_model) : caseQueueWords.disputedPrice(car_model, share),
    Case: lazy(async () => ({ default: (await import('./cases/dispute.tsx')).DisputeCase })),
  },
  report: {
    icon: 'messages',
    named: ({ thing }) => caseQueueWords.reported[thing],
    line: ({ about, thing, reason, count }) => caseQueueWords.reports(about, reasonLabel(thing, reason), count),
    Case: lazy(async () => ({ default: (await import('./cases/report.tsx')).ReportCase })),
  },
  contest: {
    icon: 'pen',
    line: ({ name }) => caseQueueWords.saysWhyWrong(name),
    Case: lazy(async () => ({ default: (await import('./cases/contest.tsx')).ContestCase })),
  },
  lookalike: {
    icon: 'profile',
    line: ({ name, like, same }) => caseQueueWords.hasTheSame[same](name, like),
    Case: lazy(async () => ({ default: (await import('./cases/lookalike.tsx')).LookalikeCase })),
  },
  dealer: {
    icon: 'verification',
    line: ({ name, location, is_asked }) => {
      const dealer = location ? caseQueueWords.dealerIn(name, location) : name;
      return is_asked ? caseQueueWords.asked(dealer) : dealer;
    },
    Case: lazy(async () => ({ default: (await import('./cases/dealer.tsx')).DealerCase })),
  },
  change: {
    icon: 'pen',
    line: ({ name, changed }) =>
      caseQueueWords.details(
        name,
        changed.map((field) => caseQueueWords.newDetails[field]),
      ),
    Case: lazy(async () => ({ default: (await import('./cases/change.tsx')).ChangeCase })),
  },
  car: {
    icon: 'car',
    line: ({ name, dealer_name, is_change }) => (is_change ? caseQueueWords.changedCarOf : caseQueueWords.carOf)(name, dealer_name),
    Case: lazy(async () => ({ default: (await import('./cases/car.tsx')).CarCase })),
  },
};

/** The kinds of case in order. Not from shared/moderation/kinds.ts, which comes with the rules of every form. */
export const kindsInOrder = Object.keys(kindsOfCase) as CaseKind[];

/** The kind of case that an address or a part of it names, if it is one. */
export const kindNamed = (name: string | null | undefined): CaseKind | undefined => kindsInOrder.find((kind) => kind === name);

/** The kind of this row or case, which takes what is of it: the types of a table can't say so. */
export const kindOf = ({ kind }: { kind: CaseKind }) => kindsOfCase[kind] as KindOfCase<CaseKind>;
