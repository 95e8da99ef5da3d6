import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { DOMParser, type Element, type Node, onErrorStopParsing } from '@xmldom/xmldom';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * What React alone needs for the product's pages: it parses the data of a page, renders the same markup
 * with `renderToString`, and sends it compressed, with the same styles. It has no router, no cache and no
 * database. A JSON file holds the product's page of each name, and the name is the path.
 */
const [file = '', port = ''] = process.argv.slice(2);
const documents = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

type Part = string | { tag: string; attributes: Record<string, unknown>; children: Part[] };

function partsOf(parent: Node): Part[] {
  return [...parent.childNodes].flatMap((node): Part[] => {
    if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ''];
    if (node.nodeType !== node.ELEMENT_NODE) return [];
    const { tagName: tag, attributes } = node as Element;
    const properties = [...attributes].map(({ name, value }) =>
      name === 'style' ? [name, declarationsOf(value)] : [name, value],
    );
    return [
      {
        tag,
        attributes: Object.fromEntries(properties) as Record<string, unknown>,
        children: partsOf(node),
      },
    ];
  });
}

/** The declarations of a style attribute, as React takes them. */
const declarationsOf = (style: string): Record<string, string> =>
  Object.fromEntries(
    style
      .split(';')
      .map((declaration) => declaration.split(/:(.*)/))
      .map(([name = '', value = '']) => [name.trim(), value.trim()]),
  );

const elementOf = (part: Part): ReactNode =>
  typeof part === 'string'
    ? part
    : createElement(part.tag, part.attributes, ...part.children.map(elementOf));

/** @returns a function that renders the page, as the product sends it */
function pageOf(html: string): () => string {
  const [, start, markup, data, end] =
    /^(.*)(<div id="root">.*<\/div>)<script [^>]*id="hydration-data">(.*?)(<\/script>.*)$/s.exec(
      html,
    ) ?? [];
  if (!start || !markup || !data || !end) throw new Error('A page was not rendered.');
  // React writes void elements as XML does.
  const parser = new DOMParser({ onError: onErrorStopParsing });
  const parts = partsOf(parser.parseFromString(markup, 'text/xml'));
  return () =>
    start +
    parts
      .map(elementOf)
      .map((element) => renderToString(element))
      .join('') +
    JSON.stringify(JSON.parse(data)) +
    end;
}

const pages = new Map<string, () => string>();
for (const [name, html] of Object.entries(documents)) pages.set(`/${name}`, pageOf(html));
const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 3 };

createServer((request, response) => {
  const page = pages.get((request.url ?? '').split('?', 1)[0] ?? '');
  if (!page) {
    response.writeHead(request.url === '/healthz' ? 200 : 404).end();
    return;
  }
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  void compress(page(), { params }).then((body) => response.writeHead(200, headers).end(body));
}).listen(Number(port), '127.0.0.1');
