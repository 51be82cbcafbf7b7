import { useId } from 'react';
import type { ContentText } from '../../../shared/content/replies.ts';
import { shortMoment } from '../../../shared/time.ts';
import { ActButton } from '../../client/act-button.tsx';
import { Paged } from '../../ui/paged.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useHistory, useRestoreText } from './queries.ts';

/** What a text said before; each can be had again. `text`: as it was seen, so that one that was changed meanwhile is not changed unseen. */
export function TextHistory({ text, onRestored }: { text: ContentText; onRestored: () => void }) {
  const restore = useRestoreText(text.id);
  const heading = useId();
  const now = useNow();
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-lg">
        Before
      </h3>
      <Paged list={useHistory(text.id)} noun="versions" failure="The history did not load" loading="Loading the history" empty={null}>
        {(rows) => (
          <ul className="border-line divide-line divide-y border-y">
            {rows.map(({ version, content_value, saved_at }) => (
              <li key={version} className="grid gap-2 py-3">
                <p className="wrap-anywhere whitespace-pre-line">{content_value}</p>
                <p className="text-muted text-sm">from {shortMoment(saved_at, now)}</p>
                {/* After a refusal the dialog stays open: of a text that was changed meanwhile it shows the other one, and keeps what was typed. */}
                <ActButton
                  act={() => restore.mutateAsync({ restored: version, version: text.version })}
                  done="Content updated"
                  doneMore="Page content has been successfully updated."
                  failed="Update failed"
                  onDone={onRestored}
                  tellsWhy
                  className="btn btn-outline justify-self-start"
                >
                  Say this again
                </ActButton>
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </section>
  );
}
