import { bodyOf, HEADERS, type Operation, type Variables } from './requests';

/** The text that a server answers a GraphQL request with. */
export async function answerTo(
  url: string,
  operation: Operation,
  variables: Variables,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body: bodyOf(operation, variables),
  });
  return response.text();
}

/** The data of an answer. @throws when the answer tells of errors. */
export async function ask<Data>(
  url: string,
  operation: Operation,
  variables: Variables,
  headers: Record<string, string> = {},
): Promise<Data> {
  const text = await answerTo(url, operation, variables, headers);
  const { data, errors } = JSON.parse(text) as { data: Data; errors?: unknown };
  if (errors !== undefined) throw new Error(`${operation.operationName} at ${url}: ${text}`);
  return data;
}
