import { paths } from '../../../shared/addresses/paths.ts';
import type { DataExport } from '../../../shared/own-data/api.ts';
import { sizeInWords } from '../../../shared/size-in-words.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { plural } from '../../../shared/words.ts';
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
      <h3 className="mb-1 text-lg">A copy of your data</h3>
      <p className="text-muted mb-4">
        One ZIP file: what you wrote and agreed here, your messages and notices, and the photos you uploaded. Of other people it has what
        you can read here, never their phone number or address. You can ask for one a day.
      </p>
      {!data && <NotLoaded {...{ error, refetch }} failure="Your copy did not load" loading="Loading your copy" />}
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
    <ActButton act={() => start.mutateAsync(undefined)} done={null} failed="The copy was not started">
      Make a copy
    </ActButton>
  );
}

function InTheMaking({ photos, packed }: { photos: number | null; packed: number }) {
  return (
    <div role="status">
      <p className="font-bold">We are making your copy</p>
      {photos ? (
        <>
          <progress className="my-2 block max-w-sm" max={photos} value={packed} aria-label="Photos packed" />
          <p className="text-sm">
            {packed} of {plural(photos, { one: '1 photo', other: '# photos' })} packed
          </p>
        </>
      ) : null}
      <p className="text-muted text-sm">You can leave this page. We tell you here and by mail when it is ready.</p>
    </div>
  );
}

function Ready({ id, bytes, until }: { id: string; bytes: number; until: string }) {
  return (
    <div role="status">
      <p>
        <span className="font-bold">Your copy is ready</span>, {sizeInWords(bytes)}. You can download it until{' '}
        {friendlyMoment(until, useNow())}.
      </p>
      <ProvedLink className="btn btn-outline mt-3" href={paths.exportFile(id)} asked={{ ...ownCopy, action: 'Download your data' }}>
        Download your data
      </ProvedLink>
    </div>
  );
}
