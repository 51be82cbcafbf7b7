import { makes } from './makes.ts';

/** Letters and digits only, in lower case: 'X-Trail', 'xtrail' and 'X TRAIL' are one. */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The models of the list by what people type for them, with the make or without: of 'Toyota Axio' the texts 'toyotaaxio' and 'axio'. */
export const knownModels: readonly { typed: string; name: string }[] = Object.entries(makes).flatMap(([make, models]) =>
  models.flatMap((model) => {
    const name = `${make} ${model}`;
    return [
      { typed: plain(name), name },
      { typed: plain(model), name },
    ];
  }),
);
