import { useState } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import { moderationApi } from '../../../shared/moderation/api.ts';
import { reasonsFor, type ThingKind } from '../../../shared/moderation/kinds.ts';
import { reportForm } from '../../../shared/moderation/schema.ts';
import { reasonLabel } from '../../../shared/moderation/words.ts';
import { reportFormWords } from '../../../words/reports/report-form.ts';
import { call } from '../../client/call.ts';
import { forgetDraft, readDraft, useKeepDraft } from '../../client/form-draft.ts';
import { useUser } from '../../client/session.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

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
    done: reportFormWords.sent,
    doneMore: reportFormWords.sentMore,
    failed: reportFormWords.notSent,
    after: () => {
      onReported();
      close();
    },
  });
  useKeepDraft(draftKey, user_id, form, noPhotos);
  const reason = form.watch('reason');
  return (
    <FormDialog
      title={reportFormWords.titles[thing]}
      action={reportFormWords.send}
      busy={reportFormWords.sending}
      onClose={close}
      {...sending}
    >
      {draft && <p className="notice">{reportFormWords.typedIsBack}</p>}
      <p>
        <strong>{reportFormWords.onlyTeam}</strong> {owner ? reportFormWords.neverTold(owner) : reportFormWords.ownerNeverTold[thing]}
      </p>
      <ChoiceField
        label={reportFormWords.whatIsWrong}
        isList
        options={reasonsFor[thing].map((value) => ({ value, label: reasonLabel(thing, value) }))}
        {...field('reason')}
      />
      {reason === 'deposit' && <DontPay />}
      <TextArea label={reportFormWords.ownWords} isOptional={reason !== 'other'} hint={reportFormWords.ownWordsHint} {...field('words')} />
      <p className="text-muted text-sm">{reportFormWords.whatNext[thing]}</p>
    </FormDialog>
  );
}

/** What somebody who was asked for money needs before anything else. */
function DontPay() {
  return (
    <div className="notice" role="status">
      <p>
        <strong>{reportFormWords.dontPay}</strong> {reportFormWords.sendNothing}
      </p>
      <a className="link inline-flex min-h-11 items-center" href={paths.deposit} target="_blank" rel="noreferrer">
        {reportFormWords.whatToDo}
      </a>
    </div>
  );
}
