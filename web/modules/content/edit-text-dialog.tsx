import { useState } from 'react';
import type { ContentText } from '../../../shared/content/replies.ts';
import { contentForm, longestLine } from '../../../shared/content/schema.ts';
import { lengthOf } from '../../../shared/length.ts';
import { contentManagementWords } from '../../../words/content/content-management.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { nameOfText, placeOf } from './places.ts';
import { useUpdateText } from './queries.ts';
import { TextHistory } from './text-history.tsx';
import { TextPreview } from './text-preview.tsx';

/** Changes one text of the public pages, with the version that was seen (docs/domain/words.md, "Site texts"). `text`: as it is now, changed meanwhile or not. */
export function EditTextDialog({ text, onClose }: { text: ContentText; onClose: () => void }) {
  const update = useUpdateText(text.id);
  const [seen, setSeen] = useState(text);
  const place = placeOf(`${text.page_key}/${text.section_key}`);
  const { form, field, sending } = useSendForm({
    schema: contentForm,
    defaults: () => ({ content_value: text.content_value, version: text.version }),
    send: ({ content_value }) => update.mutateAsync({ content_value, version: seen.version }),
    done: contentManagementWords.updated,
    doneMore: contentManagementWords.updatedMore,
    failed: contentManagementWords.failed,
    after: onClose,
  });
  const value = form.watch('content_value');
  const Field = lengthOf(seen.content_value) > longestLine ? TextArea : TextField;
  return (
    <FormDialog
      title={nameOfText(text.content_key)}
      action={contentManagementWords.save}
      busy={contentManagementWords.saving}
      onClose={onClose}
      {...sending}
    >
      {place && (
        <p className="text-muted">
          {contentManagementWords.shows(place.name)}{' '}
          <a className="link" href={place.path} target="_blank" rel="noreferrer">
            {contentManagementWords.seeNow}
          </a>
        </p>
      )}
      {text.version !== seen.version && (
        <ChangedMeanwhile
          now={text.content_value}
          onTake={() => {
            form.setValue('content_value', text.content_value);
            setSeen(text);
          }}
          onKeep={() => setSeen(text)}
        />
      )}
      <Field label={contentManagementWords.text} required rows={5} {...field('content_value')} />
      <TextPreview id={text.id} value={value} />
      {seen.version > 1 && <TextHistory text={seen} onRestored={onClose} />}
    </FormDialog>
  );
}
