import type { FastifyInstance } from 'fastify';
import { profileApi } from '../../../shared/profile/api.ts';
import type { Database } from '../../platform/data/database.ts';
import { keepLanguage } from '../../platform/http/language.ts';
import { route } from '../../platform/http/route.ts';
import { chooseLanguage } from './language.ts';
import { languageForm } from './language-form.ts';
import { findProfile } from './profile.ts';

/** The own profile over HTTP (docs/domain/permissions.md, "Profiles"). */
export function profileRoutes(app: FastifyInstance, db: Database): void {
  route(app, profileApi.read, { load: ({ actor }) => findProfile(db, actor.user_id) });
  route(app, profileApi.setLanguage, {
    act: ({ actor, body }) => chooseLanguage(db, actor, body.language),
    read: async ({ body, reply }) => {
      keepLanguage(reply, body.language);
      return body;
    },
  });
  languageForm(app, db);
}
