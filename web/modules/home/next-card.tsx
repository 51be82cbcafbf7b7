import { useId, useRef } from 'react';
import { Link } from 'react-router';
import type { NextThing } from '../../../shared/home/next-things.ts';
import { homeWords } from '../../../words/home/home.ts';
import { Icon } from '../../ui/icon.tsx';
import { InkLabel } from '../../ui/ink-label.tsx';
import { useNow } from '../../ui/use-now.ts';
import { ConfirmTime } from './confirm-time.tsx';
import { NextPicture } from './next-picture.tsx';
import type { NextWords, ThingFor } from './next-words.ts';
import { useStill } from './use-still.ts';

type Thing = ThingFor<'buyer' | 'dealer'>;

const keyOf = (things: readonly NextThing[]) => things.map(({ kind, id }) => `${kind} ${id}`).join();

/**
 * The card that leads a home: the next thing to do with its button, and what comes after it (docs/domain/limits-and-money.md, "The next thing to do").
 * While the reader is in it, a live event only offers the newer one.
 */
export function NextCard<R extends 'buyer' | 'dealer'>({
  things,
  wordsOf,
}: {
  things: ThingFor<R>[];
  wordsOf: (thing: ThingFor<R> | undefined, now: Date) => NextWords;
}) {
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const { shown, hasNews, show } = useStill(things, keyOf, place);
  const now = useNow();
  const [first, second] = shown;
  const words = wordsOf(first, now);
  const [latest] = things;
  const showNews = () => {
    show();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={place} tabIndex={-1} className="lead-card" aria-labelledby={titleId}>
      <div className="md:flex">
        <NextPicture thing={first} />
        <div className="min-w-0 grow p-4 pt-9 md:p-6">
          <InkLabel>{homeWords.next}</InkLabel>
          <h2 id={titleId} className="mt-2 text-[1.375rem] wrap-anywhere md:text-2xl">
            {words.heading}
          </h2>
          <p className="mt-2 line-clamp-4 wrap-anywhere">
            {words.reason} {words.strong && <strong>{words.strong}</strong>}
          </p>
          <Actions words={words} thing={first} onDone={showNews} />
        </div>
      </div>
      {second && <After thing={second} words={wordsOf(second, now)} />}
      <div role="status">
        {hasNews && (
          <button type="button" className="link min-h-11 px-4 text-left" onClick={showNews}>
            {homeWords.newer(wordsOf(latest, now).heading)}
          </button>
        )}
      </div>
    </section>
  );
}

function Actions({ words: { step, other }, thing, onDone }: { words: NextWords; thing: Thing | undefined; onDone: () => void }) {
  const isProposal = thing?.kind === 'time_proposed';
  return (
    <div className="mt-4 grid gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:items-center">
      {isProposal ? (
        <ConfirmTime viewing={thing} onDone={onDone} />
      ) : (
        <Link className="btn btn-primary" to={step.to}>
          {step.label}
        </Link>
      )}
      {other && (
        <Link className={isProposal ? 'btn btn-outline' : 'link inline-flex min-h-11 items-center text-sm wrap-anywhere'} to={other.to}>
          {other.label}
        </Link>
      )}
    </div>
  );
}

/** The second thing, below a line. */
function After({ thing, words: { heading, step } }: { thing: Thing; words: NextWords }) {
  return (
    <Link className="group border-line flex min-h-13 items-center gap-3 border-t px-4 py-2 md:px-6" to={step.to}>
      <Icon name={'at' in thing ? 'calendar' : 'clock'} />
      <span className="min-w-0 grow wrap-anywhere">
        <span className="text-muted">{homeWords.afterThat}</span> <b className="group-hover:underline">{heading}</b>
      </span>
      <Icon name="forward" size={18} />
    </Link>
  );
}
