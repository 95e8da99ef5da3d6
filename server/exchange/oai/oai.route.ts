import type { FastifyInstance } from 'fastify';
import { requestsOfText } from '../../web/graphql/operation-cost';
import { writeXml } from '../../web/http/xml';
import type { Host } from '../../web/feature';
import { OaiAnswers } from './oai-answer';
import { OaiRepository } from './oai-repository';

/** The longest body of a POST in bytes: longer than any arguments. */
const MAX_BODY = 16 * 1024;

const FORM = 'application/x-www-form-urlencoded';

/** Serves the catalogue to harvesters at `/oai`, by GET and by POST of a form. */
export function registerOai(scope: FastifyInstance, { services, contextOf }: Host): void {
  const answers = new OaiAnswers(services.get(OaiRepository), services.deployment);

  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    FORM,
    { parseAs: 'string', bodyLimit: MAX_BODY },
    (_request, body, done) => done(null, body),
  );
  scope.route<{ Body?: string }>({
    method: ['GET', 'POST'],
    url: '/oai',
    async handler(request, reply) {
      const context = await contextOf(request.raw);
      // The answer states the time.
      context.pendingResponse?.doNotCache();
      const text = request.method === 'POST' ? (request.body ?? '') : queryOf(request.url);
      const answer = await answers.answer(new URLSearchParams(text));
      const xml = writeXml(answer);
      context.chargeBeyondLimit(requestsOfText(xml) - 1);
      return reply.type('text/xml; charset=utf-8').send(xml);
    },
  });
}

/** The arguments with their repetitions, which the protocol refuses. */
const queryOf = (url: string): string => url.split('?').slice(1).join('?');
