import { CaseMessages } from '../case-messages.tsx';
import type { KindOfThing } from '../kind-of-thing.ts';

/** A reported message, among those around it. */
export const message: KindOfThing<'message', 'message_hidden'> = {
  shown(subject, owner) {
    return (
      <CaseMessages
        messages={subject.messages}
        count={subject.message_count}
        appointmentId={subject.appointment_id}
        names={{ buyer: 'Buyer', dealer: 'Dealer', [owner.role]: owner.name }}
        which="What was reported, and up to five messages before and after it."
      />
    );
  },
  photos: ({ messages }, reported) => messages.find(({ id }) => id === reported)?.image_urls ?? [],
  removal: () => ({
    title: 'Remove: hide the message',
    follows: 'Both sides read that our team removed it, in its place.',
    action: 'Hide the message',
  }),
};
