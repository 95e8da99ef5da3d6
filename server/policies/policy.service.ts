import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError, errorCode } from '../errors';
import type { Services } from '../graphql/feature';
import { defaultPrivacy, defaultTerms } from './default-policies';
import { renderMarkdown } from './markdown';
import { type Policy, PolicyKind } from './policy.types';

const SOURCES = {
  [PolicyKind.PRIVACY]: { file: 'privacy.md', title: 'Privacy', defaultText: defaultPrivacy },
  [PolicyKind.TERMS]: { file: 'terms.md', title: 'Terms of use', defaultText: defaultTerms },
};

/** The operator's policies, read once when the server starts. */
export class PolicyService {
  private readonly policies: ReadonlyMap<PolicyKind, Policy>;

  /** @throws ConfigurationError for a file that is there and cannot be read. */
  constructor({ deployment }: Services) {
    const { policyDir } = deployment;
    this.policies = new Map(
      Object.values(PolicyKind).map((kind) => {
        const { file, title, defaultText } = SOURCES[kind];
        const text = policyDir === null ? null : readIfPresent(join(policyDir, file));
        const rendered = renderMarkdown(text ?? defaultText(deployment));
        return [kind, { title: rendered.title ?? title, html: rendered.html }];
      }),
    );
  }

  get(kind: PolicyKind): Policy {
    const policy = this.policies.get(kind);
    if (!policy) throw new Error(`There is no policy ${kind}.`);
    return policy;
  }
}

function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(`${path} (POLICY_DIR) cannot be read: ${reason}`, {
      cause: error,
    });
  }
}
