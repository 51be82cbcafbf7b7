import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { maxPhotoBytes, photoKindUnknown } from '../../../shared/photos/limits.ts';
import { photoRulesWords } from '../../../words/photos/photo-rules.ts';
import { HttpProblem, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Log } from '../../platform/process/log.ts';
import { takeTurns } from '../../platform/process/turns.ts';
import { openDecoders } from './decoders.ts';
import { claimedPixels, headerBytes, kindOf } from './header.ts';
import type { RenderedPhoto } from './render.ts';

/** Whose file it is. */
export type Uploader = Pick<Actor, 'user_id' | 'is_verified'>;

/** Decodes what is uploaded, account by account in turn (docs/domain/limits-and-money.md, "Photos"). */
export interface Decoding {
  /**
   * The photo in an uploaded file of this dealer, and the SHA-256 of the file.
   *
   * Throws 422 for what is no photo, 503 when too many wait or no decoder can be started.
   */
  decode(dealer: Uploader, file: FileHandle): Promise<{ sha256: string; photo: RenderedPhoto }>;
  /** Ends the decoders. */
  close(): void;
}

const full = () => new HttpProblem(503, 'unavailable', photoRulesWords.tooManyNow);

// Two, or an ordinary photo would wait for a large one. Together they have room for one of the largest beside one of 14 megapixels, which takes
// up to 8 bytes a pixel: 0.5 GB. Whatever else arrives waits on disk.
const bounds = { places: 2, room: 64_000_000, waiting: 200, full };

// Anyone can have any number of accounts; each has a turn of its own only once the administrator has verified it.
const turnOf = ({ user_id, is_verified }: Uploader) => (is_verified ? user_id : 'unverified');

/** Opens the decoding of uploads. */
export function openDecoding(log: Log): Decoding {
  const decoders = openDecoders(log);
  const turns = takeTurns(bounds);

  return {
    async decode(dealer, file) {
      const head = await read(file, headerBytes);
      refuse(kindOf(head) ? null : photoKindUnknown);
      const claimed = claimedPixels(head);
      return turns.take(turnOf(dealer), claimed, async () => {
        // Not before its turn: two files are in memory, not all that wait.
        const bytes = await read(file);
        return { sha256: createHash('sha256').update(bytes).digest('hex'), photo: await decoders.decode({ bytes, claimed }) };
      });
    },
    close: decoders.close,
  };
}

/** The first bytes of a file. */
async function read(file: FileHandle, most = maxPhotoBytes): Promise<Buffer> {
  const { size } = await file.stat();
  const { buffer } = await file.read({ buffer: Buffer.alloc(Math.min(size, most)), position: 0 });
  return buffer;
}
