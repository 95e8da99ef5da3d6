import type { FastifyInstance } from 'fastify';
import { atomFeed } from './atom-feed';
import { readFilterParameters, withParameterNames } from './filter-parameters';
import { PageOfRecordsDocument } from './generated/operations';
import { toRecord } from './record';
import type { RecordParts } from './records';
import { asVisitor } from './visitor';

/** How many artifacts the feed has at most. */
const ENTRIES = 50;

/** Serves `/feed.atom`: the newest artifacts of the filter in the address, whatever its order. */
export function registerFeed(scope: FastifyInstance, parts: RecordParts): void {
  scope.get('/feed.atom', async (request, reply) => {
    const variables = readFilterParameters(request.query as Record<string, unknown>);
    const { run } = await asVisitor(request, parts);
    const { filter } = variables;
    const page = { filter, orderBy: 'NEWEST', first: ENTRIES, after: null };
    const { artifacts } = await run(PageOfRecordsDocument, page).catch((error: unknown) => {
      throw withParameterNames(error);
    });
    const records = artifacts.edges.map(({ node }) => toRecord(node));
    return reply
      .type('application/atom+xml; charset=utf-8')
      .send(atomFeed(records, variables, parts.source));
  });
}
