import { paths } from '../../../shared/addresses/paths.ts';
import type { DataExport } from '../../../shared/own-data/api.ts';
import { sizeInWords } from '../../../shared/size-in-words.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { ownDataWords } from '../../../words/own-data/own-data.ts';
import { ActButton } from '../../client/act-button.tsx';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { ProvedLink } from '../../client/proved-link.tsx';
import { useNow } from '../../ui/use-now.ts';
import { ownCopy, useExport, useStartExport } from './queries.ts';

/** Asks for a copy of the own data, says how far it has come, and leads to the file. */
export function ExportCopy() {
  const { data, error, refetch } = useExport();
  return (
    <div>
      <h3 className="mb-1 text-lg">{ownDataWords.heading}</h3>
      <p className="text-muted mb-4">{ownDataWords.whatIsInIt}</p>
      {!data && <NotLoaded {...{ error, refetch }} loading={ownDataWords.loading} />}
      {data && <State copy={data.export} />}
    </div>
  );
}

function State({ copy }: { copy: DataExport | null }) {
  if (!copy) return <Ask />;
  return copy.expires_at && copy.bytes !== null ? (
    <Ready id={copy.id} bytes={copy.bytes} until={copy.expires_at} />
  ) : (
    <InTheMaking photos={copy.photos} packed={copy.photos_packed} />
  );
}

function Ask() {
  const start = useStartExport();
  return (
    <ActButton act={() => start.mutateAsync(undefined)} done={null} failed={ownDataWords.notStarted}>
      {ownDataWords.make}
    </ActButton>
  );
}

function InTheMaking({ photos, packed }: { photos: number | null; packed: number }) {
  return (
    <div role="status">
      <p className="font-bold">{ownDataWords.making}</p>
      {photos ? (
        <>
          <progress className="my-2 block max-w-sm" max={photos} value={packed} aria-label={ownDataWords.photosPacked} />
          <p className="text-sm">{ownDataWords.packed(packed, photos)}</p>
        </>
      ) : null}
      <p className="text-muted text-sm">{ownDataWords.weTellYou}</p>
    </div>
  );
}

function Ready({ id, bytes, until }: { id: string; bytes: number; until: string }) {
  return (
    <div role="status">
      <p>
        {ownDataWords.readyUntil(
          <span className="font-bold">{ownDataWords.isReady}</span>,
          sizeInWords(bytes),
          friendlyMoment(until, useNow()),
        )}
      </p>
      <ProvedLink className="btn btn-outline mt-3" href={paths.exportFile(id)} asked={{ ...ownCopy(), action: ownDataWords.download }}>
        {ownDataWords.download}
      </ProvedLink>
    </div>
  );
}
