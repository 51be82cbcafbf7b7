import { useEffect, useRef, useState } from 'react';
import { exportsWords } from '../../words/ui/exports.ts';
import { toast } from '../ui/toast.ts';
import type { Asked } from './asked.ts';
import { ApiError, ConnectionLost, sentenceOf } from './call.ts';
import { problemOf } from './http.ts';
import { proved } from './proof.ts';

const listFile = (): Asked => ({
  icon: 'requests',
  title: exportsWords.title,
  what: exportsWords.allRows,
  why: exportsWords.whyProof,
  action: exportsWords.exportList,
});

/** The titles of the toasts. */
interface Said {
  done: string;
  failed: string;
}

/**
 * Saves a list as the file that this address answers with. `kilobytes`: how much of it has come; undefined while none is on its way. `stop` gives
 * it up. A file that broke off is not saved.
 */
export function useExport(address: string, { done, failed }: Said = { done: exportsWords.exported, failed: exportsWords.notExported }) {
  const [kilobytes, setKilobytes] = useState<number>();
  const going = useRef<AbortController | null>(null);
  useEffect(() => () => going.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    going.current = controller;
    setKilobytes(0);
    try {
      const name = await proved(() => save(address, signal, setKilobytes), listFile());
      toast.success(done, { description: name });
    } catch (error) {
      if (!signal.aborted) toast.error(failed, { description: sentenceOf(error) });
    } finally {
      setKilobytes(undefined);
    }
  };
  return { kilobytes, start, stop: () => going.current?.abort() };
}

async function save(address: string, signal: AbortSignal, onProgress: (kilobytes: number) => void): Promise<string> {
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new ConnectionLost();
  });
  if (!response.ok) throw new ApiError(problemOf(response.status, response.headers.get('content-type'), await response.text()));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'list.csv';
  const chunks: BlobPart[] = [];
  let bytes = 0;
  const counted = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      chunks.push(chunk);
      bytes += chunk.length;
      onProgress(Math.round(bytes / 1000));
    },
  });
  await response.body?.pipeTo(counted, { signal }).catch((error: unknown) => {
    throw signal.aborted ? error : new ConnectionLost();
  });
  keep(new Blob(chunks, { type: 'text/csv' }), name);
  return name;
}

function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
