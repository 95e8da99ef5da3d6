import Ajv2020 from 'ajv/dist/2020';

interface OperationObject {
  parameters?: object[];
  responses: Record<string, object>;
}

/** The parts of an OpenAPI document that the tests read. */
export interface OpenApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: {
    schemas: Record<string, { required?: string[]; properties?: Record<string, object> }>;
  };
}

const pointer = (...parts: string[]) =>
  parts
    .map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');

/** Checks responses against an OpenAPI document. */
export class OpenApiChecker {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  private readonly document: OpenApiDocument;

  constructor(document: unknown) {
    this.document = document as OpenApiDocument;
    this.ajv.addSchema(this.document, 'openapi');
  }

  /** @throws when the status or the body is not as described. */
  check(method: string, path: string, status: number, body: unknown): void {
    const operation = this.document.paths[path]?.[method.toLowerCase()];
    const response = operation?.responses[status];
    if (!response) throw new Error(`${method} ${path} ${status} is not in the document.`);
    if (body === undefined) return;
    const at = `#${pointer('paths', path, method.toLowerCase(), 'responses', String(status))}`;
    const validate = this.ajv.getSchema(
      `openapi${at}${pointer('content', 'application/json', 'schema')}`,
    );
    if (!validate) throw new Error(`${method} ${path} ${status} has no schema.`);
    if (!validate(body)) {
      throw new Error(`${method} ${path} ${status}: ${this.ajv.errorsText(validate.errors)}`);
    }
  }
}
