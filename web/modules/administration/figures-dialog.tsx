import { useState } from 'react';
import * as z from 'zod/mini';
import { contentForm } from '../../../shared/content/schema.ts';
import type { AdminNumbers } from '../../../shared/home/admin-api.ts';
import { publishedFigures } from '../../../shared/home/published.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useEditFigures } from './queries.ts';

type Published = AdminNumbers['published'];

interface FiguresDialogProps {
  /** As they stand now. */
  published: Published;
  onClose: () => void;
}

/** The figures of the landing page and of About beside the real ones. One that was changed elsewhere meanwhile stands beside one's own, and is replaced by the next save. */
export function FiguresDialog({ published, onClose }: FiguresDialogProps) {
  const [seen, setSeen] = useState(published);
  const edit = useEditFigures();
  const { field, sending } = useSendForm({
    schema: z.object(Object.fromEntries(published.map(({ id }) => [id, contentForm.shape.content_value]))),
    defaults: () => Object.fromEntries(published.map(({ id, content_value }) => [id, content_value])),
    async send(values) {
      const edited = seen.flatMap(({ id, content_value, version }) => {
        const wanted = values[id];
        return wanted === undefined || wanted === content_value ? [] : [{ id, version, content_value: wanted }];
      });
      await edit.mutateAsync(edited).catch((error: unknown) => {
        setSeen(published);
        throw error;
      });
    },
    done: 'Content updated',
    doneMore: 'Page content has been successfully updated.',
    failed: 'Update failed',
    after: onClose,
  });
  return (
    <FormDialog title="Edit the figures" action="Save" busy="Saving…" {...sending} onClose={onClose}>
      <p className="text-muted text-sm">What the public pages say, beside what is true.</p>
      {published.map(({ id, key, content_value, real, version }) => {
        const { place, noun } = publishedFigures[key];
        const isChanged = seen.find((text) => text.id === id)?.version !== version;
        const hint = `Really ${real ?? 'none yet'}.${isChanged ? ` Changed meanwhile to “${content_value}”.` : ''}`;
        return <TextField key={id} id={id} label={`${place}: ${noun}`} hint={hint} {...field(id)} />;
      })}
    </FormDialog>
  );
}
