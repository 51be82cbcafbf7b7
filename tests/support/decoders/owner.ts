import { openDecoders } from '../../../server/modules/photos/decoders.ts';
import { createLog } from '../../../server/platform/process/log.ts';
import { heavy, small } from '../photos.ts';

// A process with a decoder, which has a picture in hand all the time if asked so ('busy').
const { decode } = openDecoders(createLog('silent', 'owner'));
await decode({ bytes: small, claimed: 120_000 });
process.send?.('decoded');
while (process.argv[2] === 'busy') await decode({ bytes: heavy, claimed: 4_000_000 });
