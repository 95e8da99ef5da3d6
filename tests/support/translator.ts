import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The texts that were written to nodes which are in the page no more. */
    staleTexts: () => string[];
  }
}

/**
 * Does to the page what the translation of a browser does: puts each text, now and whenever one
 * appears, into new `<font>` elements in place of its node.
 */
export async function startTranslation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replaced: { node: Text; font: HTMLElement; text: string }[] = [];
    // A wider type, because TypeScript reports the element as deprecated.
    const name: string = 'font';
    const newFont = () => document.createElement(name);
    const translate = (node: Text) => {
      if (node.data.trim() === '' || node.parentElement?.closest('font, script, style')) return;
      const [font, inner] = [newFont(), newFont()];
      font.append(inner);
      inner.append(node.data);
      replaced.push({ node, font, text: node.data });
      node.replaceWith(font);
    };
    const translateIn = (root: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      // The walker does not visit its root.
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translateIn);
    }).observe(document.body, { childList: true, subtree: true });
    window.staleTexts = () =>
      replaced
        .filter(({ node, font, text }) => font.isConnected && node.data !== text)
        .map(({ node, text }) => `${text} → ${node.data}`);
  });
}

/** Expects that the page shows every text that it was given since the translation started. */
export async function expectNoStaleText(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.staleTexts())).toEqual([]);
}
