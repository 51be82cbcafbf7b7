import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { PictureFile } from './decoders.ts';
import { renderPhoto } from './render.ts';

// The program of a decoder (docs/decisions/0020-decoders.md): decodes one picture after the other for the server that started it.

// Answers to people come before pictures. And when memory runs out, it is this process that the system is to end, not the server or its database.
setPriority(5);
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

// A minute without a picture. The memory that decoding took goes back to the system only now.
const enough = setTimeout(() => process.exit(), 60_000);
process.on('message', async ({ bytes, claimed }: PictureFile) => {
  enough.refresh();
  process.send?.(await renderPhoto(bytes, claimed));
});

// Ctrl-C, and the end of a service, are signalled to all processes: this one goes on until its server has no more pictures, or is gone itself.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
// Not by process.exit(), which waits for the picture in hand, however long that takes.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.send?.('ready');
