import MarkdownIt from 'markdown-it';

/** A text for the page of a policy. */
export interface RenderedText {
  /** The heading with which the text begins; null when it begins without one. */
  title: string | null;
  html: string;
}

/**
 * HTML in the text is shown as text, and a link has no address that runs a script: so no script of an
 * operator's text, or of a text that an operator copied, runs on this site.
 */
const markdown = new MarkdownIt({ html: false });

/** Renders a text of Markdown. The page has the only h1, so later headings of this level become h2. */
export function renderMarkdown(text: string): RenderedText {
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
