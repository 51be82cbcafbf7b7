import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of a ZIP, opened when its turn comes: one is open at a time. */
export interface ZipEntry {
  name: string;
  /** False for what is compressed already. */
  compress: boolean;
  open: () => Promise<Readable>;
}

/** A file made while it is read, in small pieces; `bytes` is its size once it was read to the end. */
export interface Packed {
  content: Readable;
  bytes: () => number;
}

/** Packs these files as a ZIP while it is read. */
export function zipOf(entries: readonly ZipEntry[]): Packed {
  const zip = new ZipFile();
  const packed = counted(zip.outputStream as Readable);
  zip.on('error', (error: Error) => packed.content.destroy(error));
  for (const { name, compress, open } of entries) {
    zip.addReadStreamLazy(name, { compress }, (give) => {
      open().then(
        (stream) => give(null, stream),
        (error: unknown) => zip.emit('error', error),
      );
    });
  }
  zip.end();
  return packed;
}

/** The same pieces, counted while they are read. */
export function counted(pieces: AsyncIterable<Buffer>): Packed {
  let size = 0;
  async function* passed() {
    for await (const piece of pieces) {
      size += piece.length;
      yield piece;
    }
  }
  return { content: Readable.from(passed(), { objectMode: false }), bytes: () => size };
}
