import { useState } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import { moderationApi } from '../../../shared/moderation/api.ts';
import { reasonsFor, type ThingKind } from '../../../shared/moderation/kinds.ts';
import { reportForm } from '../../../shared/moderation/schema.ts';
import { reasonLabel } from '../../../shared/moderation/words.ts';
import { call } from '../../client/call.ts';
import { forgetDraft, readDraft, useKeepDraft } from '../../client/form-draft.ts';
import { useUser } from '../../client/session.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { reportWords } from './report-words.ts';

interface ReportProps {
  thing: ThingKind;
  /** Of the thing; a person's user_id. */
  id: string;
  /** Whose it is, by the name that the reader knows. */
  owner?: string | undefined;
  onReported: () => void;
  onClose: () => void;
}

const noPhotos: string[] = [];

/** Tells our team that something is wrong, and says who reads it and what follows (docs/domain/lifecycles.md, "Report"). */
export function ReportDialog({ thing, id: thingId, owner, onReported, onClose }: ReportProps) {
  const draftKey = `report-draft:${thingId}`;
  const { user_id } = useUser();
  const [draft] = useState(() => readDraft(draftKey, user_id));
  const close = () => {
    forgetDraft(draftKey);
    onClose();
  };
  const { form, field, sending } = useSendForm({
    schema: reportForm,
    defaults: (id) => ({ id, thing, thing_id: thingId, reason: undefined, words: '', ...draft?.values }),
    // It changes nothing that the sender reads.
    send: (body) => call(moderationApi.report, { body }),
    done: 'Thank you. Our team has your report.',
    doneMore: 'We tell you how it ends. You need to do nothing else.',
    failed: 'Your report was not sent',
    after: () => {
      onReported();
      close();
    },
  });
  useKeepDraft(draftKey, user_id, form, noPhotos);
  const reason = form.watch('reason');
  const words = reportWords[thing];
  return (
    <FormDialog title={words.title} action="Send the report" busy="Sending…" onClose={close} {...sending}>
      {draft && <p className="notice">What you had typed here before is back.</p>}
      <p>
        <strong>Only our team reads this.</strong> {owner ? `${owner} is` : words.untold} never told who reported.
      </p>
      <ChoiceField
        label="What is wrong?"
        isList
        options={reasonsFor[thing].map((value) => ({ value, label: reasonLabel(thing, value) }))}
        {...field('reason')}
      />
      {reason === 'deposit' && <DontPay />}
      <TextArea
        label="In your own words"
        isOptional={reason !== 'other'}
        hint="What happened, and when. A phone number or a till that money was asked to helps us most."
        {...field('words')}
      />
      <p className="text-muted text-sm">
        What happens next: we look at it with what each of you wrote. Nothing was wrong, or there is a warning, or {words.most}.
      </p>
    </FormDialog>
  );
}

/** What somebody who was asked for money needs before anything else. */
function DontPay() {
  return (
    <div className="notice" role="status">
      <p>
        <strong>Don’t pay.</strong> Send no money, no M-Pesa PIN and no code before you have seen the car.
      </p>
      <a className="link inline-flex min-h-11 items-center" href={paths.deposit} target="_blank" rel="noreferrer">
        What to do now, and if you have already paid
      </a>
    </div>
  );
}
