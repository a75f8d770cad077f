import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { Refusal } from './refusal.ts';

/** Scripts and styles only from ourselves; photos may be previews (blob:), tiles come from the configured map server. */
const cspOf = (tileHost: string | null) =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    // Component styles are set on elements (positions, sizes); no style sheet but ours is loaded.
    "style-src 'self'; style-src-attr 'unsafe-inline'; style-src-elem 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${tileHost ?? ''}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The built web application. Every address that is no file is a screen: it gets the page. */
export async function mountWeb(app: FastifyInstance, deps: Deps): Promise<void> {
  const { webDir } = deps;
  if (!webDir) {
    app.setNotFoundHandler(() => {
      throw new Refusal('input.no_such_call');
    });
    return;
  }
  const page = await readFile(join(webDir, 'index.html'));
  const csp = cspOf(deps.tileHost);

  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Built assets carry their content's hash in their name.
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      void reply.header('content-security-policy', csp);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || isFile(request.url)) throw new Refusal('input.no_such_call');
    return reply
      .headers({ 'content-security-policy': csp, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** A missing asset must fail as one: answering it with the page would poison the browser's cache. */
function isFile(url: string): boolean {
  const [path = ''] = url.split('?');
  return path.startsWith('/assets/') || /\.(js|css|map|json|webmanifest|png|svg|ico|woff2|txt)$/.test(path);
}
