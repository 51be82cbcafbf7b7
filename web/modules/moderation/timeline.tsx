import type { DisputeView } from '../../../shared/moderation/dispute-view.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { useNow } from '../../ui/use-now.ts';
import { namesIn, stepWords } from './dispute-words.ts';

/** How a deal went: stops on a road, the last one is what is decided. */
export function Timeline({ view }: { view: DisputeView }) {
  const now = useNow();
  const names = namesIn(view);
  return (
    <ol className="grid">
      {view.steps.map((step) => {
        const { what, by, at, words } = step;
        const isLast = step === view.steps.at(-1);
        // What a party says stands on its side.
        const isSaidBeside = what === 'disputed' && by !== 'system';
        return (
          <li key={`${what} ${by} ${at}`} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
            <span className="grid grid-rows-[auto_1fr] justify-items-center pt-1" aria-hidden="true">
              <span className={`size-3.5 rounded-full border-2 ${isLast ? 'border-clay bg-paper' : 'border-ink bg-ink'}`} />
              {!isLast && <span className="border-muted min-h-4 border-l-2 border-dashed" />}
            </span>
            <span className="pb-3">
              <span className="block text-[min(1rem,7.5vw)] font-bold wrap-anywhere">{stepWords(step, names)}</span>
              {words && !isSaidBeside && <span className="block text-sm wrap-anywhere whitespace-pre-line">{words}</span>}
              <span className="text-muted block text-sm">{friendlyMoment(at, now)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
