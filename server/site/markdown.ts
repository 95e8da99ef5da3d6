import MarkdownIt from 'markdown-it';

/**
 * HTML in the text is shown as text, and a link has no address that runs a script: so no script of an
 * operator's text, or of a text that an operator copied, runs on this site.
 */
const markdown = new MarkdownIt({ html: false });

/**
 * Renders a text of Markdown; the title is the heading with which it begins, if any. The page has the only
 * h1, so later headings of this level become h2.
 */
export function renderMarkdown(text: string): { title: string | null; html: string } {
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
