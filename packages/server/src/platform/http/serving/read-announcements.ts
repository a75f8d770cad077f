import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The `Link` header with which a page behind the sign-in announces the scripts that it asks for first, by the built
 * `alamat.json`; undefined for a public page, which does without.
 */
export async function readAnnouncements(webDir: string): Promise<(url: string) => string | undefined> {
  const built = JSON.parse(await readFile(join(webDir, 'alamat.json'), 'utf8')) as {
    files: string[];
    public: string[];
  };
  const link = built.files.map((file) => `</${file}>; rel=modulepreload`).join(', ');
  const open = new RegExp(`^(?:${built.public.map((path) => path.replace(/\{\w+\}/g, '[^/]+')).join('|')})$`);
  return (url) => (open.test(url.split('?')[0] ?? '') ? undefined : link);
}
