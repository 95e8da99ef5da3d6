import type { Route } from '../route';
import type { Parameter } from './documentation';
import { jsonContent, responses } from './responses';
import { schemaRef } from './schemas';

const token = [{ idToken: [] }];
const optionalToken = [{}, ...token];

/** The `paths` of the OpenAPI document for these routes, which are served below `/api`. */
export function openApiPaths(routes: readonly Route[]): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    const { parameters } = route.documentation;
    paths[path] = {
      ...paths[path],
      ...(parameters && { parameters: parameters.map(pathParameter) }),
      [route.method.toLowerCase()]: operation(route),
    };
  }
  return paths;
}

function pathParameter({ name, ...rest }: Parameter) {
  return { name, in: 'path', required: true, ...rest };
}

const optional =
  (place: 'header' | 'query') =>
  ({ name, ...rest }: Parameter) => ({ name, in: place, required: false, ...rest });

function operation({ who, status, documentation }: Route) {
  const { id, summary, description, query = [], headers = [] } = documentation;
  const { body, response, statuses } = documentation;
  const parameters = [...query.map(optional('query')), ...headers.map(optional('header'))];
  const isForMembers = who === 'members';
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    tags: [isForMembers ? 'Members' : 'Public'],
    security: isForMembers ? token : optionalToken,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonContent(schemaRef(body)) } }),
    responses: responses(status, response, statuses),
  };
}
