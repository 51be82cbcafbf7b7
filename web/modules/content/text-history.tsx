import { useId } from 'react';
import type { ContentText } from '../../../shared/content/replies.ts';
import { shortMoment } from '../../../shared/time.ts';
import { contentManagementWords } from '../../../words/content/content-management.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
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
        {contentManagementWords.before}
      </h3>
      <Paged
        list={useHistory(text.id)}
        failure={contentManagementWords.historyNotLoaded}
        loading={contentManagementWords.loadingHistory}
        empty={null}
      >
        {(rows) => (
          <ul className="border-line divide-line divide-y border-y">
            {rows.map(({ version, content_value, saved_at }) => (
              <li key={version} className="grid gap-2 py-3">
                <p className="wrap-anywhere whitespace-pre-line">{content_value}</p>
                <p className="text-muted text-sm">{contentManagementWords.from(shortMoment(saved_at, now))}</p>
                <RestoreButton act={() => restore.mutateAsync({ restored: version, version: text.version })} onRestored={onRestored} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </section>
  );
}

function RestoreButton({ act, onRestored }: { act: () => Promise<unknown>; onRestored: () => void }) {
  const { onConfirm, isBusy, problem } = useConfirmation({
    act,
    done: contentManagementWords.updated,
    doneMore: contentManagementWords.updatedMore,
    failed: contentManagementWords.failed,
    // It stays open: of a text that was changed meanwhile it shows the other one, and keeps what was typed.
    onClose: () => undefined,
    onDone: onRestored,
  });
  return (
    <>
      <button type="button" className="btn btn-outline justify-self-start" disabled={isBusy} onClick={onConfirm}>
        {contentManagementWords.sayAgain}
      </button>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
