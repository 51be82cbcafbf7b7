import { text } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** The entries of a ZIP, by name, as text. */
export async function unzipped(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const entries = new Map<string, string>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return entries;
}
