import type { FastifyInstance } from 'fastify';
import { browseApi } from '../../../shared/cars/browse-api.ts';
import type { BrowseFilters } from '../../../shared/cars/browse-filters.ts';
import { carRulesWords } from '../../../words/cars/car-rules.ts';
import type { Database } from '../../platform/data/database.ts';
import { TooOften } from '../../platform/http/errors.ts';
import { route } from '../../platform/http/route.ts';
import { takeTurns } from '../../platform/process/turns.ts';
import { listMarket } from './browse.ts';
import { countMarket } from './browse-count.ts';
import { carPageAsMeant, carsAsMeant } from './search.ts';

// In seconds. All that wait are done in less.
const full = () => new TooOften(30, carRulesWords.manyLookers);

/** The market over HTTP (docs/domain/permissions.md, "Cars"). */
export function browseRoutes(app: FastifyInstance, db: Database): void {
  // A third of the connections: whoever asks for a hundred counts or searches keeps nobody else waiting.
  const turns = takeTurns({ places: 4, room: 4, waiting: 200, full });
  route(app, browseApi.browse, {
    handle: ({ actor, query }) => {
      const list = () => carPageAsMeant(db, query, (filters) => listMarket(db, actor, filters));
      return query.search ? turns.take(actor.user_id, 1, list) : list();
    },
  });
  const count = (filters: BrowseFilters) =>
    carsAsMeant(
      db,
      filters,
      (meant) => countMarket(db, meant),
      ({ count }) => count === 0,
    );
  route(app, browseApi.count, { handle: ({ actor, query }) => turns.take(actor.user_id, 1, () => count(query)) });
}
