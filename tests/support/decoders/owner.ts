import { openDecoders } from '../../../server/modules/photos/decoders.ts';
import { createLog } from '../../../server/platform/process/log.ts';
import { heavy } from '../photos.ts';

// A process with a decoder that has a picture in hand all the time.
const { decode } = openDecoders(createLog('silent', 'owner'));
for (;;) {
  await decode({ bytes: heavy, claimed: 4_000_000 });
  process.send?.('decoding');
}
