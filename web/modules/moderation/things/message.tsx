import { caseMessagesWords } from '../../../../words/moderation/case-messages.ts';
import { caseReportWords } from '../../../../words/moderation/case-report.ts';
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
        names={{ buyer: caseReportWords.buyer, dealer: caseReportWords.dealer, [owner.role]: owner.name }}
        which={caseMessagesWords.whichOfReport}
      />
    );
  },
  photos: ({ messages }, reported) => messages.find(({ id }) => id === reported)?.image_urls ?? [],
  removal: () => caseReportWords.removeMessage,
};
