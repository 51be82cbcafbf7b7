import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '../../../shared/addresses/paths.ts';
import { unspoken } from '../../../shared/addresses/spoken.ts';
import { localPath } from '../../../shared/auth/pages.ts';
import { languageIn } from '../../../shared/site/language-cookie.ts';
import type { Database } from '../../platform/data/database.ts';
import { keepLanguage } from '../../platform/http/language.ts';
import { seeOther } from '../../platform/http/see-other.ts';
import { chooseLanguage } from './language.ts';

const forEveryone = { beforeOwnPassword: true, duringSuspension: true, duringMaintenance: true };

/** The buttons on every page that choose a language: for this browser and, of who is signed in, for the account. They lead back to the page. */
export function languageForm(app: FastifyInstance, db: Database): void {
  app.post<{ Body: { language?: string } | undefined }>(
    paths.language,
    { schema: { hide: true }, config: forEveryone },
    async (request, reply) => {
      const { actor, body } = request;
      const language = languageIn(body?.language);
      if (language) {
        if (actor && actor.role !== 'admin') await chooseLanguage(db, actor, language);
        keepLanguage(reply, language);
        request.language = language;
      }
      return seeOther(reply, cameFrom(request));
    },
  );
}

/** The page of ours with the button, as it is served; without a word of it the landing page. */
function cameFrom({ headers, host }: FastifyRequest): string {
  const { referer = '' } = headers;
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return (url?.host === host && localPath(unspoken(url.pathname + url.search))) || paths.landing;
}
