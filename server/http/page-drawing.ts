import type { FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../changes';
import { jsonScript } from './html';
import type { Manifest } from './manifest';

/** An operation of a page, as the web client's own GraphQL client hands it over. */
export interface PageOperation {
  query: DocumentNode;
  variables?: Record<string, unknown>;
}

type ExecutePageOperation = (operation: PageOperation) => Promise<object>;

/** What the web client's half for the server, client/render.tsx, makes of one address. */
interface DrawnPage {
  html: string;
  styles: string;
  view: object;
  modules: string[];
}

export type RenderPage = (address: string, execute: ExecutePageOperation) => Promise<DrawnPage>;

/** What is put into index.html for one address. */
export interface PageView {
  head: string;
  body: string;
}

export type DrawPage = (request: FastifyRequest) => Promise<PageView>;

/** The page as the build left it: the browser draws it alone. */
export const undrawn: PageView = { head: '', body: root('') };

/** How many views are kept; the gallery's, the largest, are some 100 kB. */
const MAX_VIEWS = 200;

/**
 * Draws each address once for a state of the catalogue, however many ask for it at once. Everybody
 * gets the same, so operations are executed as a visitor. Where it fails, the browser draws.
 */
export function createPageDrawing(parts: {
  render: RenderPage;
  execute: (request: FastifyRequest, operation: PageOperation) => Promise<object>;
  manifest: Manifest;
  changes: Changes;
}): DrawPage {
  const { render, execute, manifest, changes } = parts;
  const views = new LRUCache<string, Promise<PageView>>({ max: MAX_VIEWS });

  async function draw(request: FastifyRequest): Promise<PageView> {
    const { html, styles, view, modules } = await render(request.url, (operation) =>
      execute(request, operation),
    );
    return {
      head: styles,
      body:
        root(html) +
        jsonScript('first-view', view) +
        `<template id="program">${manifest.program(modules)}</template>`,
    };
  }

  return async (request) => {
    const key = `${changes.revision()} ${request.url}`;
    const view = views.get(key) ?? draw(request);
    views.set(key, view);
    try {
      return await view;
    } catch (error) {
      views.delete(key);
      request.log.warn({ err: error }, 'a page is left to the browser to draw');
      return undrawn;
    }
  };
}

function root(html: string): string {
  return `<div id="root">${html}</div>`;
}
