import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { ConfigurationError, errorCode } from '../errors';
import type { Services } from '../graphql/feature';
import { defaultPrivacy, defaultTerms } from './default-policies';
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

/**
 * HTML in the text is shown as text, and a link has no address that runs a script: so no script of an
 * operator's text, or of a text that an operator copied, runs on this site.
 */
const markdown = new MarkdownIt({ html: false });

/**
 * Renders a text of Markdown; the title is the heading with which it begins, if any. The page has the only
 * h1, so later headings of this level become h2.
 */
function renderMarkdown(text: string): { title: string | null; html: string } {
  const tokens = markdown.parse(text.replace(/^\uFEFF/, ''), {});
  const [first, heading] = tokens;
  let title: string | null = null;
  if (first?.type === 'heading_open' && first.tag === 'h1') {
    title = (heading?.children ?? []).map(({ content }) => content).join('');
    tokens.splice(0, 3);
  }
  for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2';
  return { title, html: markdown.renderer.render(tokens, markdown.options, {}) };
}
