import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../ctx/deps.ts';
import { Refusal } from '../../kit/refusal.ts';
import { sessionCookieName } from '../access/session-cookie.ts';
import { readAnnouncements } from './read-announcements.ts';
import { readBuilt } from './read-built.ts';
import { readPages } from './read-pages.ts';

/** Scripts and styles only from ourselves; photos may be previews (blob:), tiles come from the configured map server. */
const cspOf = (asalPetak: string | undefined, styleHashes: string[]) =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    // The page's skeleton is its only inline style; the build tells its hash.
    `style-src 'self' ${styleHashes.join(' ')}`,
    `img-src 'self' data: blob: ${asalPetak ?? ''}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The built web application. Every address that is no file is a screen: it gets its page. */
export async function mountWeb(app: FastifyInstance, deps: Deps): Promise<void> {
  const { webDir } = deps;
  if (!webDir) {
    app.setNotFoundHandler(() => {
      throw new Refusal('input.no_such_call');
    });
    return;
  }
  const pageAt = await readPages(webDir);
  const csp = cspOf(deps.petak?.asal, (await readBuilt(webDir, 'csp.json'))['style-src']);
  const sessionName = sessionCookieName(deps.publicUrl);
  const announced = await readAnnouncements(webDir);

  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Built assets carry their content's hash in their name, and obey the policy of the page that loads them.
      if (path.includes('/assets/')) void reply.header('cache-control', 'public, max-age=31536000, immutable');
      else void reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': csp });
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || isFile(request.url)) throw new Refusal('input.no_such_call');
    const link = announced(request.url, request.cookies[sessionName] !== undefined);
    return reply
      .headers({ ...(link && { link }), 'content-security-policy': csp, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(pageAt(request.url));
  });
}

/** A missing asset must fail as one: answering it with the page would poison the browser's cache. */
function isFile(url: string): boolean {
  const [path = ''] = url.split('?');
  return path.startsWith('/assets/') || /\.(js|css|map|json|webmanifest|png|svg|ico|woff2|txt)$/.test(path);
}
