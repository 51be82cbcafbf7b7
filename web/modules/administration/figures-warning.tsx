import { useState } from 'react';
import type { AdminNumbers } from '../../../shared/home/admin-api.ts';
import { publishedFigures } from '../../../shared/home/published.ts';
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
          <p className="text-sm">A published figure should not be above the real one.</p>
        </div>
      )}
      {published.length > 0 && (
        <button type="button" className="btn btn-outline" onClick={() => setOpen(true)}>
          Edit the figures
        </button>
      )}
      {isOpen && <FiguresDialog published={published} onClose={() => setOpen(false)} />}
    </div>
  );
}

function sentenceOf({ key, content_value, real }: Published[number]): string {
  const { place, noun } = publishedFigures[key];
  if (real === null) return `${place} says ${content_value} ${noun}; there are no ratings yet.`;
  if (key === 'home/hero/cars') return `${place} says ${content_value} ${noun}; ${real} are on the market.`;
  return key === 'about/impact/rating'
    ? `${place} says ${content_value} ${noun}; it is ${real}.`
    : `${place} says ${content_value} ${noun}; there are ${real}.`;
}
