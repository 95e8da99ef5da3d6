import { bodyOf, HEADERS, type Operation, type Variables } from './requests';

/** Sends a GraphQL request. @returns the body of the answer */
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

/** Sends a GraphQL request. @returns the data of the answer @throws for an answer with errors */
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
