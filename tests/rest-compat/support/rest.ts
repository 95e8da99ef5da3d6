import { OpenApiChecker } from './openapi-checker';
import type { Caller } from '../../support/caller';
import { startCatalogue, type TestCatalogue } from '../../support/catalogue';

/** A valid body for adding or changing an artifact, as a legacy client sends it. */
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

/** The body of any response; each test knows which fields its response has. */
type RestBody = RestFields & RestFields[];

export interface RestResponse {
  status: number;
  headers: Headers;
  body: RestBody;
}

type Params = Record<string, string>;

/** Sends REST requests and checks every response against the served OpenAPI document. */
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

  /** @param path as in the OpenAPI document, such as `/api/like/{artifactId}`; `params` fill it. */
  async call(
    who: Caller,
    method: string,
    path: string,
    { params = {}, body, headers = {} }: { params?: Params; body?: unknown; headers?: Params } = {},
  ): Promise<RestResponse> {
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const response = await who.fetch(method, address, body, headers);
    const text = await response.text();
    const json = (text === '' ? undefined : JSON.parse(text)) as RestBody;
    this.checker.check(method, path, response.status, json);
    return { status: response.status, headers: response.headers, body: json };
  }

  /** Adds an artifact and returns its ID. */
  async add(who: Caller, overrides: Record<string, unknown> = {}): Promise<string> {
    const body = documentedForm(overrides);
    const response = await this.call(who, 'POST', '/api/shareartifacts', { body });
    return response.body.insertedId;
  }

  /** Reads one artifact. */
  async read(who: Caller, id: string) {
    const { body } = await this.call(who, 'GET', '/api/allartifacts/{id}', { params: { id } });
    return body;
  }
}
