import { once } from 'node:events';
import { connect } from 'node:net';
import { Artifact } from '../../server/catalogue/artifacts/artifact.entity';
import { ada, ben, startCatalogue, type TestCatalogue, tokenOf } from '../support/catalogue';
import { failNextQuery, recordQueries } from '../support/queries';

const DETAIL = `query Detail($id: ID!) {
  artifact(id: $id) {
    id artifactName image userName userEmail likeCount viewerHasLiked viewerCanEdit addedAt
  }
}`;
const NAME = 'query Name($id: ID!) { artifact(id: $id) { artifactName } }';

let catalogue: TestCatalogue;
let adas: string;
let bens: string;
beforeAll(async () => {
  catalogue = await startCatalogue({ cache: false });
  adas = (await catalogue.as(ada).add({ artifactName: 'Mirror' })).id;
  bens = (await catalogue.as(ben).add({ artifactName: 'Bowl' })).id;
  await catalogue.as(ben).like(adas);
  await catalogue.as(ada).like(bens);
});
afterAll(() => catalogue.stop());
afterEach(() => jest.restoreAllMocks());

const detail = (id: string, token: string | null, query = DETAIL) => ({
  body: { query, variables: { id } },
  token,
});
const finds = (queries: ReturnType<typeof recordQueries>) =>
  queries.filter(({ sql }) => sql.includes('FROM "artifacts"'));

/** Who asks for what. Tokens are made once, because each new token is verified for some time. */
const adasToken = tokenOf(ada);
const bensToken = tokenOf(ben);
const requests = () => [
  detail(adas, null),
  detail(adas, adasToken),
  detail(adas, bensToken),
  detail(bens, bensToken),
  detail(bens, adasToken),
  detail('99999', null),
  detail('no id', bensToken),
];

/** The body of a request to `/graphql`, and the bearer token of who sends it. */
interface PipelinedRequest {
  body: object;
  token: string | null;
}

/**
 * Sends requests to `/graphql` in one packet of one connection (HTTP pipelining), so that the server
 * begins all of them in the same turn of its event loop.
 * @returns the bodies of the responses, in the order of the requests.
 */
async function sendPipelined(requests: readonly PipelinedRequest[]): Promise<any[]> {
  const { hostname, port, host } = new URL(catalogue.url);
  const packet = requests.map(({ body, token }, index) => {
    const text = JSON.stringify(body);
    const head = [
      'POST /graphql HTTP/1.1',
      `host: ${host}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(text)}`,
      ...(token === null ? [] : [`authorization: Bearer ${token}`]),
      ...(index === requests.length - 1 ? ['connection: close'] : []),
    ];
    return `${head.join('\r\n')}\r\n\r\n${text}`;
  });
  const received: Buffer[] = [];
  const socket = connect(Number(port), hostname).on('data', (part: Buffer) => received.push(part));
  socket.write(packet.join(''));
  await once(socket, 'close');
  return bodiesOf(Buffer.concat(received));
}

function bodiesOf(bytes: Buffer): unknown[] {
  const bodies: unknown[] = [];
  for (let start = 0; start < bytes.length;) {
    const bodyAt = bytes.indexOf('\r\n\r\n', start) + 4;
    const head = bytes.subarray(start, bodyAt).toString();
    const length = Number(/^content-length: (\d+)\r$/im.exec(head)?.[1]);
    bodies.push(JSON.parse(bytes.subarray(bodyAt, bodyAt + length).toString()));
    start = bodyAt + length;
  }
  return bodies;
}

/** The responses to the same requests, sent one after the other. */
async function sentAlone(all: ReturnType<typeof requests>) {
  const bodies: unknown[] = [];
  for (const request of all) bodies.push(...(await sendPipelined([request])));
  return bodies;
}

describe('artifacts that are found in one turn of the event loop', () => {
  it('by several requests are read by one statement, and each caller sees their own fields', async () => {
    const expected = await sentAlone(requests());
    expect(expected.slice(0, 3)).toMatchObject([
      { data: { artifact: { userEmail: null, viewerHasLiked: false, viewerCanEdit: false } } },
      { data: { artifact: { userEmail: ada.email, viewerHasLiked: false, viewerCanEdit: true } } },
      { data: { artifact: { userEmail: ada.email, viewerHasLiked: true, viewerCanEdit: false } } },
    ]);
    expect(expected.slice(-2)).toEqual([
      { data: { artifact: null } },
      { data: { artifact: null } },
    ]);
    const queries = recordQueries(catalogue.dataSource);
    expect(await sendPipelined(requests())).toEqual(expected);
    expect(finds(queries)).toHaveLength(1);
  });

  it('fail together with their statement, each with its own error, and nothing else fails', async () => {
    const all = [...requests(), detail(bens, null, NAME)];
    const expected = await sentAlone(all);
    const code = catalogue.dataSource.options.type === 'postgres' ? '57014' : 'SQLITE_BUSY';
    const error = Object.assign(new Error('The statement timed out.'), { code });
    failNextQuery(catalogue.dataSource, error);
    const answers = await sendPipelined(all);
    // The statement of the first operation fails. An identifier that no artifact can have needs none.
    const codes = answers.map(({ errors }) => errors?.[0].extensions.code);
    const unavailable: (string | undefined)[] = Array(6).fill('UNAVAILABLE');
    expect(codes).toEqual([...unavailable, undefined, undefined]);
    expect(answers.slice(6)).toEqual(expected.slice(6));
    expect(await sendPipelined(all)).toEqual(expected);
  });

  it('are as they are then, not as they were found before', async () => {
    await catalogue.visitor.run(NAME, { id: adas });
    const { manager } = catalogue.dataSource;
    await manager.update(Artifact, { id: Number(adas) }, { artifactName: 'Disc' });
    expect((await catalogue.visitor.run(NAME, { id: adas })).data.artifact).toEqual({
      artifactName: 'Disc',
    });
    await manager.update(Artifact, { id: Number(adas) }, { artifactName: 'Mirror' });
  });
});
