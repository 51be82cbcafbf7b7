import type { Removal } from '../../../shared/moderation/removal.ts';
import { whatStatusDoes } from '../../../shared/requests/status-words.ts';
import { plural } from '../../../shared/words.ts';
import { counted, unverifyingInWords } from '../verification/verification-effects.ts';

interface RemovalWords {
  title: string;
  follows: string;
  action: string;
}

/** What taking a thing away does now, with its numbers, for its choice and its button (docs/domain/lifecycles.md, "Report"). */
export function removalWords(removal: Removal): RemovalWords {
  switch (removal.does) {
    case 'request_cancelled':
      return {
        title: 'Remove: close the request',
        follows: whatStatusDoes({ ...removal, status: 'active' }, 'cancelled').join(' '),
        action: 'Close the request',
      };
    case 'bid_removed':
      return { title: 'Remove: end the offer', follows: endingInWords(removal), action: 'End the offer' };
    case 'car_taken_down':
      return { title: 'Remove: take the car down', follows: takingDownInWords(removal), action: 'Take the car down' };
    case 'message_hidden':
      return {
        title: 'Remove: hide the message',
        follows: 'Both sides read that our team removed it, in its place.',
        action: 'Hide the message',
      };
    case 'review_hidden':
      return {
        title: 'Remove: hide the review',
        follows: 'It leaves the dealer’s page, and its stars no longer count.',
        action: 'Hide the review',
      };
    case 'dealer_unverified':
      return {
        title: 'Remove: take the verification back',
        follows: `No new bids, confirmations or times. ${unverifyingInWords(removal)}`,
        action: 'Take the verification back',
      };
  }
}

type Of<Does extends Removal['does']> = Extract<Removal, { does: Does }>;

function endingInWords({ buyer_name, photos }: Of<'bid_removed'>): string {
  const without = {
    one: 'Both read that our team removed it, without its photo.',
    other: 'Both read that our team removed it, without its # photos.',
  };
  return [
    `${buyer_name} can’t accept it any more, and the dealer can’t offer on this request again.`,
    photos > 0 ? plural(photos, without) : 'Both read that our team removed it.',
  ].join(' ');
}

function takingDownInWords({ offers, viewings, savers }: Of<'car_taken_down'>): string {
  const wait = {
    one: '1 offer with it can’t be accepted or booked until you approve it again',
    other: '# offers with it can’t be accepted or booked until you approve it again',
  };
  const stay = { one: '1 open viewing stays as it is', other: '# open viewings stay as they are' };
  const read = { one: '1 buyer who saved it reads that it is gone', other: '# buyers who saved it read that it is gone' };
  const all = [
    ...(offers > 0 ? [counted(offers, wait)] : []),
    ...(viewings > 0 ? [counted(viewings, stay)] : []),
    ...(savers > 0 ? [counted(savers, read)] : []),
  ];
  const first = all.length > 0 ? `Buyers don’t find it any more: ${all.join(', ')}.` : 'Buyers don’t find it any more.';
  return `${first} Its next change waits for your approval.`;
}
