import type { Health, HealthPart, HealthState } from '../../../shared/health/api.ts';
import type { AdminNumbers } from '../../../shared/home/admin-api.ts';
import { shortMoment } from '../../../shared/time.ts';
import { overviewWords } from '../../../words/administration/overview.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useHealth } from './queries.ts';

const states: Record<HealthState, { icon: IconName; look: string }> = {
  good: { icon: 'check', look: 'text-tea' },
  degraded: { icon: 'clock', look: 'text-clay' },
  down: { icon: 'close', look: 'text-danger' },
};

/** How it stands with the program: what is not good first; on a phone the rest in one line. And whether figures had to be mended. */
export function HealthCard({ mended }: { mended: AdminNumbers['mended'] | undefined }) {
  const now = useNow();
  const { data, error, refetch } = useHealth();
  return (
    <section className="card" aria-labelledby="platform-health">
      <header className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
        <h2 id="platform-health" className="text-[1.375rem]">
          {overviewWords.health}
        </h2>
        {data && <State state={data.state} />}
      </header>
      {!data && <NotLoaded {...{ error, refetch }} failure={overviewWords.notLoaded} isShort loading={overviewWords.loading} />}
      {data && <Parts health={data} />}
      {mended && (
        <p className="border-line text-muted border-t px-4 py-2.5 text-sm">
          {overviewWords.mended(mended.count, shortMoment(mended.at, now))}
        </p>
      )}
    </section>
  );
}

function State({ state }: { state: HealthState }) {
  const { icon, look } = states[state];
  return (
    <span className={`inline-flex items-center gap-1 text-sm font-bold ${look}`}>
      <Icon name={icon} size={16} />
      {overviewWords.states[state]}
    </span>
  );
}

function Parts({ health: { parts } }: { health: Health }) {
  const good = parts.filter(({ state }) => state === 'good');
  const others = parts.filter(({ state }) => state !== 'good');
  return (
    <>
      <ul>
        {others.map((part) => (
          <Part key={part.part} {...part} />
        ))}
      </ul>
      <ul className="max-lg:hidden">
        {good.map((part) => (
          <Part key={part.part} {...part} />
        ))}
      </ul>
      {good.length > 0 && (
        <details className="border-line border-t lg:hidden">
          <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-sm">{goodOnes(good)}</summary>
          <ul>
            {good.map((part) => (
              <Part key={part.part} {...part} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const goodOnes = (good: { part: HealthPart }[]) => {
  const listed = overviewWords.listed(good.map(({ part }) => overviewWords.parts[part]));
  return overviewWords.good(good.length, listed);
};

function Part({ part, state, reason, since }: Health['parts'][number]) {
  const now = useNow();
  return (
    <li className="border-line flex items-center justify-between gap-3 border-t px-4 py-2.5">
      <span className="min-w-0">
        <span className="block font-bold">{overviewWords.parts[part]}</span>
        <span className="text-muted block text-sm wrap-anywhere">{reason}</span>
        <span className="text-muted block text-sm">{overviewWords.since(shortMoment(since, now))}</span>
      </span>
      <State state={state} />
    </li>
  );
}
