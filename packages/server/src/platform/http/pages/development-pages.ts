import { readdirSync } from 'node:fs';
import type { FastifyInstance, onRequestHookHandler, RouteOptions } from 'fastify';
import { isOwnMachine } from '../../kit/is-own-machine.ts';
import { Refusal } from '../../kit/refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A call of the contract, or what a link opens: it says itself who is let in. */
    isCall?: true;
    /** Has a guard of its own, though it is no call. */
    isGuarded?: true;
  }
}

/** What everybody may open beside the calls of the contract, what a link opens, and the files of the web application. */
export const PUBLIC_PAGES: readonly string[] = [
  '/.well-known/security.txt',
  '/api/*',
  '/api/dokumentasi',
  '/api/openapi.json',
  '/sehat',
  '/siap',
];

/**
 * Whatever else the server answers is a page for its developer, and is not there for anybody but a person at this very
 * machine: a page that nobody thought about is closed. Has to come before anything is mounted.
 */
export function guardDevelopmentPages(app: FastifyInstance, webDir: string | null): void {
  const webFiles = new Set(webDir === null ? [] : listWebFiles(webDir));
  app.addHook('onRoute', (route) => {
    if (isDevelopmentPage(route, webFiles)) route.onRequest = [onlyOwnMachine, ...[route.onRequest ?? []].flat()];
  });
}

function isDevelopmentPage({ url, config }: RouteOptions, webFiles: Set<string>): boolean {
  if (config?.isCall || config?.isGuarded || webFiles.has(url)) return false;
  return !PUBLIC_PAGES.includes(url) && !url.startsWith('/api/dokumentasi/');
}

const onlyOwnMachine: onRequestHookHandler = (request, _reply, done) =>
  done(isOwnMachine(request) ? undefined : new Refusal('input.no_such_call'));

const listWebFiles = (webDir: string): string[] =>
  readdirSync(webDir, { recursive: true, encoding: 'utf8' }).map((file) => `/${file.replaceAll('\\', '/')}`);
