import type { FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import { makingOf } from './front';
import { jsonScript } from './html';
import type { Manifest } from './manifest';
import type { RateLimit } from './rate-limit';

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
  /** As JSON. */
  view: string;
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

/**
 * Draws the page of an address. Everybody gets the same, so operations are executed as a visitor.
 * Where it fails, or a client has asked for too much, the browser draws.
 */
export function createPageDrawing(parts: {
  render: RenderPage;
  execute: (request: FastifyRequest, operation: PageOperation) => Promise<object>;
  manifest: Manifest;
  limit: RateLimit | null;
}): DrawPage {
  const { render, execute, manifest, limit } = parts;

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
    try {
      // Drawing costs more than any answer of the API.
      if (!limit || limit.secondsToWait(request.raw) === 0) return await draw(request);
    } catch (error) {
      request.log.warn({ err: error }, 'a page is left to the browser to draw');
    }
    makingOf(request.raw)?.refuse();
    return undrawn;
  };
}

function root(html: string): string {
  return `<div id="root">${html}</div>`;
}
