interface Stop {
  /** Its key: two may have happened at one instant. */
  id: string;
  what: string;
  more?: string | null;
  when: string;
}

/** How it went: stops on a road, the last one is what is decided. */
export function Timeline({ stops }: { stops: readonly Stop[] }) {
  return (
    <ol className="grid">
      {stops.map(({ id, what, more, when }, index) => {
        const isLast = index === stops.length - 1;
        return (
          <li key={id} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3">
            <span className="grid grid-rows-[auto_1fr] justify-items-center pt-1" aria-hidden="true">
              <span className={`size-3.5 rounded-full border-2 ${isLast ? 'border-clay bg-paper' : 'border-ink bg-ink'}`} />
              {!isLast && <span className="border-muted min-h-4 border-l-2 border-dashed" />}
            </span>
            <span className="pb-3">
              <span className="block font-bold wrap-anywhere">{what}</span>
              {more && <span className="block text-sm wrap-anywhere whitespace-pre-line">{more}</span>}
              <span className="text-muted block text-sm">{when}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
