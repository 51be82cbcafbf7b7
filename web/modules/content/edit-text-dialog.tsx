import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentText } from '../../../shared/content/replies.ts';
import { contentForm, longestLine } from '../../../shared/content/schema.ts';
import { lengthOf } from '../../../shared/length.ts';
import { beginningOf } from '../../client/keys.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { nameOfText, places } from './places.ts';
import { useUpdateText } from './queries.ts';
import { TextHistory } from './text-history.tsx';
import { TextPreview } from './text-preview.tsx';

/** Changes one text of the public pages, with the version that was seen (docs/domain/words.md, "Site texts"). `text`: as it is now, changed meanwhile or not. */
export function EditTextDialog({ text, onClose }: { text: ContentText; onClose: () => void }) {
  const client = useQueryClient();
  const update = useUpdateText(text.id);
  const [seen, setSeen] = useState(text);
  const place = places[`${text.page_key}/${text.section_key}`];
  const { form, field, sending } = useSendForm({
    schema: contentForm,
    defaults: () => ({ content_value: text.content_value, version: text.version }),
    send: async ({ content_value }) => {
      try {
        return await update.mutateAsync({ content_value, version: seen.version });
      } catch (error) {
        // Whoever changed it meanwhile did so elsewhere: their text is shown beside this one.
        await client.invalidateQueries({ queryKey: beginningOf('content') });
        throw error;
      }
    },
    done: 'Content updated',
    doneMore: 'Page content has been successfully updated.',
    failed: 'Update failed',
    after: onClose,
  });
  const value = form.watch('content_value');
  const Field = lengthOf(seen.content_value) > longestLine ? TextArea : TextField;
  return (
    <FormDialog title={nameOfText(text.content_key)} action="Save" busy="Saving…" onClose={onClose} {...sending}>
      {place && (
        <p className="text-muted">
          Shows: {place.name}.{' '}
          <a className="link" href={place.path} target="_blank" rel="noreferrer">
            See it now
          </a>
        </p>
      )}
      {text.version !== seen.version && (
        <div className="card card-waiting grid gap-3 p-4" role="status">
          <p>
            <strong>Changed meanwhile.</strong> It says now:
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{text.content_value}</p>
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              className="btn btn-outline"
              onClick={() => {
                form.setValue('content_value', text.content_value);
                setSeen(text);
              }}
            >
              Take this text
            </button>
            <button type="button" className="btn btn-outline" onClick={() => setSeen(text)}>
              Go on with mine
            </button>
          </div>
        </div>
      )}
      <Field label="Text" required rows={5} {...field('content_value')} />
      <TextPreview id={text.id} value={value} />
      {text.version > 1 && <TextHistory text={text} onRestored={onClose} />}
    </FormDialog>
  );
}
