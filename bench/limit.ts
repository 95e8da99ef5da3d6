import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The upper limit for a server on node:http: it reads a request's body, ignores it, and answers with
 * prepared bytes. A JSON file holds the answer to each read by name, and the name is the path.
 */
const [file = '', port = ''] = process.argv.slice(2);
const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const answers = new Map(
  Object.entries(texts).map(([read, text]) => [`/${read}`, Buffer.from(text)]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': answer?.length ?? 0,
  };
  request.resume().on('end', () => response.writeHead(answer ? 200 : 404, headers).end(answer));
}).listen(Number(port), '127.0.0.1');
