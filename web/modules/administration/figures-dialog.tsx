import { Fragment, useState } from 'react';
import * as z from 'zod/mini';
import { contentForm } from '../../../shared/content/schema.ts';
import type { AdminNumbers } from '../../../shared/home/admin-api.ts';
import { figuresFormWords } from '../../../words/administration/figures-form.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useEditFigure } from './queries.ts';

type Published = AdminNumbers['published'];
type Seen = Pick<Published[number], 'id' | 'content_value' | 'version'>;

interface FiguresDialogProps {
  /** As they stand now. */
  published: Published;
  onClose: () => void;
}

/** The figures of the landing page and of About beside the real ones, each with the version that was seen. One that was changed elsewhere meanwhile stands beside one's own. */
export function FiguresDialog({ published, onClose }: FiguresDialogProps) {
  const [seen, setSeen] = useState(() => new Map<string, Seen>(published.map((text) => [text.id, text])));
  const see = (text: Seen) => setSeen((before) => new Map(before).set(text.id, text));
  // Of several, those before a refused one are saved: the next try goes on from there.
  const edit = useEditFigure(see);
  const { form, field, sending } = useSendForm({
    schema: z.object(Object.fromEntries(published.map(({ id }) => [id, contentForm.shape.content_value]))),
    defaults: () => Object.fromEntries(published.map(({ id, content_value }) => [id, content_value])),
    async send(values) {
      for (const { id, content_value, version } of seen.values()) {
        const wanted = values[id] ?? content_value;
        if (wanted !== content_value) await edit.mutateAsync({ id, version, content_value: wanted });
      }
    },
    done: figuresFormWords.updated,
    doneMore: figuresFormWords.updatedMore,
    failed: figuresFormWords.failed,
    after: onClose,
  });
  return (
    <FormDialog title={figuresFormWords.title} action={figuresFormWords.save} busy={figuresFormWords.saving} {...sending} onClose={onClose}>
      <p className="text-muted text-sm">{figuresFormWords.besideTrue}</p>
      {published.map((text) => {
        const { id, key, content_value, real, version } = text;
        return (
          <Fragment key={id}>
            <TextField
              id={id}
              label={figuresFormWords.labels[key]}
              hint={real === null ? figuresFormWords.reallyNone : figuresFormWords.really(real)}
              {...field(id)}
            />
            {version > (seen.get(id)?.version ?? version) && (
              <ChangedMeanwhile
                now={content_value}
                onTake={() => {
                  form.setValue(id, content_value);
                  see(text);
                }}
                onKeep={() => see(text)}
              />
            )}
          </Fragment>
        );
      })}
    </FormDialog>
  );
}
