import { useState } from 'react';
import type { AdminNumbers } from '../../../shared/home/admin-api.ts';
import { overviewWords } from '../../../words/administration/overview.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

type Published = AdminNumbers['published'];

const FiguresDialog = lazyDialog(async () => (await import('./figures-dialog.tsx')).FiguresDialog);

/** Warns while the public pages say more than is true; the figures can be edited in any case. */
export function FiguresWarning({ published }: { published: Published }) {
  const [isOpen, setOpen] = useState(false);
  const above = published.filter(({ is_above }) => is_above);
  return (
    <div className={above.length > 0 ? 'notice flex w-full flex-wrap items-center justify-between gap-3 p-4' : ''}>
      {above.length > 0 && (
        <div className="min-w-0 grow basis-72">
          <ul className="font-bold">
            {above.map((figure) => (
              <li key={figure.id}>{sentenceOf(figure)}</li>
            ))}
          </ul>
          <p className="text-sm">{overviewWords.notAboveReal}</p>
        </div>
      )}
      {published.length > 0 && (
        <button type="button" className="btn btn-outline" onClick={() => setOpen(true)}>
          {overviewWords.editFigures}
        </button>
      )}
      {isOpen && <FiguresDialog published={published} onClose={() => setOpen(false)} />}
    </div>
  );
}

function sentenceOf({ key, content_value, real }: Published[number]): string {
  // Of ratings alone there may be none.
  return real === null ? overviewWords.saysRating(content_value) : overviewWords.saysMore[key](content_value, String(real));
}
