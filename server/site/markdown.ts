import MarkdownIt from 'markdown-it';

/**
 * HTML in the text is shown as text, and a link has no address that runs a script: so no script of an
 * operator's text, or of a text that an operator copied, runs on this site.
 */
const markdown = new MarkdownIt({ html: false });

/**
 * Renders a text of Markdown; the title is the heading with which it begins, if any. The page has the only
 * h1, so later headings of this level become h2. The blocks are the paragraphs, lists and so on of the HTML.
 */
export function renderMarkdown(text: string): { title: string | null; blocks: string[] } {
  const tokens = markdown.parse(text.replace(/^\uFEFF/, ''), {});
  const [first, heading] = tokens;
  let title: string | null = null;
  if (first?.type === 'heading_open' && first.tag === 'h1') {
    title = (heading?.children ?? []).map(({ content }) => content).join('');
    tokens.splice(0, 3);
  }
  for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2';
  const ends = tokens.flatMap(({ level, nesting }, nth) =>
    level === 0 && nesting <= 0 ? [nth + 1] : [],
  );
  const blocks = ends.map((end, nth) =>
    markdown.renderer.render(tokens.slice(ends[nth - 1] ?? 0, end), markdown.options, {}),
  );
  return { title, blocks };
}
