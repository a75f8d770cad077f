import { contract } from '@hadir/contract/contract.generated.ts';
import { readBuilt } from './read-built.ts';

/**
 * The `Link` header with which a page behind the sign-in announces what it asks for first, by the built `alamat.json`:
 * its scripts, and, where somebody is signed in and the address names an organisation, who is there. undefined for a
 * public page, which does without.
 */
export async function readAnnouncements(
  webDir: string,
): Promise<(url: string, isSignedIn: boolean) => string | undefined> {
  const built = await readBuilt(webDir, 'alamat.json');
  const scripts = built.files.map((file) => `</${file}>; rel=modulepreload`);
  const open = toPattern(built.public);
  const inOrganisasi = toPattern(built.organisasi);
  return (url, isSignedIn) => {
    const [path = ''] = url.split('?');
    if (open.test(path)) return undefined;
    const organisasi_id = isSignedIn ? inOrganisasi.exec(path)?.slice(1).find(Boolean) : undefined;
    const awal = `</api${contract.auth.getAwal.path}?organisasi_id=${organisasi_id}>; rel=preload; as=fetch; crossorigin`;
    return [...scripts, ...(organisasi_id ? [awal] : [])].join(', ');
  };
}

/** Matches a path of one of these addresses; its groups are the organisation's number. */
function toPattern(paths: readonly string[]): RegExp {
  const parts = paths.map((path) =>
    path
      .replace(/\/\{\w+\?\}/g, '(?:/[^/]+)?')
      .replace('{organisasi_id}', '([1-9]\\d{0,9})')
      .replace(/\{\w+\}/g, '[^/]+'),
  );
  return new RegExp(`^(?:${parts.join('|')})$`);
}
