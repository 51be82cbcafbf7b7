import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { photoDamaged, photoKindUnknown, photoTooManyPixels, photoUnreadable } from '../../../shared/photos/limits.ts';
import type { Refusal } from '../../../shared/refusal.ts';
import { photoRulesWords } from '../../../words/photos/photo-rules.ts';
import { HttpProblem, refused } from '../../platform/http/errors.ts';
import type { Log } from '../../platform/process/log.ts';
import type { RenderedPhoto, Rendering, WhyNotPhoto } from './render.ts';

/** What a decoder is given: a file, and how many pixels it may have at most. */
export interface PictureFile {
  bytes: Buffer;
  claimed: number;
}

/** Processes that decode pictures, each one at a time (docs/domain/limits-and-money.md, "Photos"). */
export interface Decoders {
  /**
   * Decodes a file, in as many processes as there are calls at once.
   *
   * Throws 422 for what is no photo and what takes too long; 503 when two decoders end over it, or none can be started.
   */
  decode(file: PictureFile): Promise<RenderedPhoto>;
  /** Ends them all. */
  close(): void;
}

interface Options {
  /** The decoder's TypeScript file. */
  program: string;
  /** How long one picture may take. */
  seconds: number;
}

type Answer = Rendering | 'ended' | 'late';

const decoder: Options = { program: path.join(import.meta.dirname, 'decoder.ts'), seconds: 20 };

// A decoder says the reason only: what makes a sentence of it can't go from process to process.
const refusals: Record<WhyNotPhoto, Refusal> = { unknown: photoKindUnknown, damaged: photoDamaged, large: photoTooManyPixels };

/** Opens the decoders. None runs yet: the first picture starts the first. */
export function openDecoders(log: Log, { program, seconds }: Options = decoder): Decoders {
  const running = new Set<ChildProcess>();
  const idle = new Set<ChildProcess>();
  let isClosed = false;

  async function start(): Promise<ChildProcess> {
    if (isClosed) throw away();
    // Nothing of our environment goes along, least of all the address of the database.
    const child = fork(program, { env: {}, execArgv: [], serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    running.add(child);
    child.once('exit', () => {
      running.delete(child);
      idle.delete(child);
    });
    // An error that nobody listens to would end the server.
    child.on('error', (err) => log.error({ err }, 'a decoder failed'));
    if ((await answerOf<'ready'>(child, seconds)) === 'ready') return child;
    child.kill('SIGKILL');
    throw away();
  }

  async function decodeOnce(file: PictureFile): Promise<Answer> {
    const child = [...idle][0] ?? (await start());
    idle.delete(child);
    child.send(file);
    const answer = await answerOf<Rendering>(child, seconds);
    if (typeof answer === 'object') idle.add(child);
    else {
      log.error({ bytes: file.bytes.length, claimed: file.claimed, answer }, 'a decoder did not survive a picture');
      child.kill('SIGKILL');
    }
    return answer;
  }

  return {
    async decode(file) {
      let answer = await decodeOnce(file);
      if (answer === 'ended') {
        // What ended it may have ended the others too, before we are told.
        for (const other of idle) other.kill('SIGKILL');
        idle.clear();
        answer = await decodeOnce(file);
      }
      // When memory runs short decoders are ended too, so nothing may be wrong with this picture.
      if (answer === 'ended') throw away();
      if (typeof answer === 'object' && 'photo' in answer) return answer.photo;
      throw refused(typeof answer === 'object' ? refusals[answer.refused] : photoUnreadable);
    },
    close() {
      isClosed = true;
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

const away = () => new HttpProblem(503, 'unavailable', photoRulesWords.notNow);

/** What a decoder says next, or why it says nothing. */
async function answerOf<Message>(child: ChildProcess, seconds: number): Promise<Message | 'ended' | 'late'> {
  const over = new AbortController();
  const { signal } = over;
  const ended = () => 'ended' as const;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as Message, ended),
      once(child, 'exit', { signal }).then(ended, ended),
      pause(seconds * 1000, 'late' as const, { signal }),
    ]);
  } finally {
    over.abort();
  }
}
