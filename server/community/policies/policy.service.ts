import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../base/error-message';
import { ConfigurationError, errorCode } from '../../base/errors';
import type { Deployment, Services } from '../../web/graphql/services';
import { renderMarkdown } from '../../site/markdown';
import { defaultPrivacy, defaultTerms } from './default-policies';
import { type Policy, PolicyKind } from './policy.types';

const SOURCES = {
  [PolicyKind.PRIVACY]: {
    key: 'privacy',
    file: 'privacy.md',
    title: 'Privacy',
    defaultText: defaultPrivacy,
  },
  [PolicyKind.TERMS]: {
    key: 'terms',
    file: 'terms.md',
    title: 'Terms of use',
    defaultText: defaultTerms,
  },
} as const;

/** The operator's policies: of the site, of the older folder, or the default texts. */
export class PolicyService {
  private readonly deployment: Deployment;
  /** The texts of the older folder, read once when the server starts. */
  private readonly older: ReadonlyMap<PolicyKind, string | null>;

  /** @throws ConfigurationError for a file that is there and cannot be read. */
  constructor({ deployment }: Services) {
    this.deployment = deployment;
    const { policyDir } = deployment;
    this.older = new Map(
      Object.values(PolicyKind).map((kind) => [
        kind,
        policyDir === null ? null : readIfPresent(join(policyDir, SOURCES[kind].file)),
      ]),
    );
  }

  get(kind: PolicyKind): Policy {
    const { key, title, defaultText } = SOURCES[kind];
    const { site, mail, publicUrl, contact } = this.deployment;
    const { policies, showAddresses: showsAddresses } = site.get();
    const text = policies[key] ?? this.older.get(kind);
    const facts = { publicUrl, contact, showsAddresses, sendsMail: mail !== null };
    const rendered = renderMarkdown(text ?? defaultText(facts));
    return { title: rendered.title ?? title, html: rendered.blocks.join('') };
  }
}

function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    const reason = messageOf(error);
    throw new ConfigurationError(`${path} (POLICY_DIR) cannot be read: ${reason}`, {
      cause: error,
    });
  }
}
