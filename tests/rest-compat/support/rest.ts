import { OpenApiChecker } from './openapi-checker';
import type { Caller } from '../../support/caller';
import { startCatalogue, type TestCatalogue } from '../../support/catalogue';

/** What the specification's section 7 has a client send; complete unless overridden. */
export function documentedForm(overrides: Record<string, unknown> = {}) {
  return {
    artifactName: 'Mask of a priest',
    artifactType: 'Gold & Silver Religious Statues',
    image: 'https://example.org/mask.jpg',
    createdAt: 'c. 1300 BC',
    discoveredAt: 'Thebes',
    discoveredBy: 'Unknown',
    presentLocation: 'Cairo',
    historicalContext: 'Worn in processions.',
    liked: 0,
    ...overrides,
  };
}

interface RestFields {
  _id: string;
  id: string;
  insertedId: string;
  liked: unknown;
  fields: Record<string, string>;
}

/** Whichever documented answer it is: which fields are there, the tests say. */
type RestBody = RestFields & RestFields[];

export interface RestAnswer {
  status: number;
  headers: Headers;
  body: RestBody;
}

type Params = Record<string, string>;

/** Speaks REST, and holds every answer against the OpenAPI document that the server hands out. */
export class Rest {
  private constructor(
    readonly catalogue: TestCatalogue,
    private readonly checker: OpenApiChecker,
  ) {}

  static async start(settings?: Parameters<typeof startCatalogue>[0]): Promise<Rest> {
    const catalogue = await startCatalogue(settings);
    const response = await catalogue.visitor.fetch('GET', '/api/openapi.json');
    return new Rest(catalogue, new OpenApiChecker(await response.json()));
  }

  /** `path` is the OpenAPI document's; `params` fill its placeholders. */
  async call(
    who: Caller,
    method: string,
    path: string,
    { params = {}, body, headers = {} }: { params?: Params; body?: unknown; headers?: Params } = {},
  ): Promise<RestAnswer> {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const response = await who.fetch(method, address, body, headers);
    const text = await response.text();
    const answer = (text === '' ? undefined : JSON.parse(text)) as RestBody;
    this.checker.check(method, path, response.status, answer);
    return { status: response.status, headers: response.headers, body: answer };
  }

  /** Adds an artifact and gives back its identifier. */
  async add(who: Caller, overrides: Record<string, unknown> = {}): Promise<string> {
    const body = documentedForm(overrides);
    const answer = await this.call(who, 'POST', '/api/shareartifacts', { body });
    return answer.body.insertedId;
  }

  /** Reads one artifact. */
  async read(who: Caller, id: string) {
    const { body } = await this.call(who, 'GET', '/api/allartifacts/{id}', { params: { id } });
    return body;
  }
}
