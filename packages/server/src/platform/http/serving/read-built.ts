import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartFailure } from '../../kit/start-failure.ts';

const FILES = {
  'alamat.json': z.object({
    files: z.array(z.string()),
    public: z.array(z.string()),
    organisasi: z.array(z.string()),
  }),
  'csp.json': z.object({ 'style-src': z.array(z.string()) }),
  'halaman.json': z.record(z.string(), z.array(z.string())),
};

/** What the build told the server about the pages; one that another version built, or none, is refused. */
export async function readBuilt<const Name extends keyof typeof FILES>(
  webDir: string,
  name: Name,
): Promise<z.infer<(typeof FILES)[Name]>> {
  const path = join(webDir, name);
  const built = FILES[name].safeParse(parse(await read(path)));
  if (!built.success) {
    throw new StartFailure(
      `Berkas web yang dibangun bukan dari versi ini: ${path} tidak ada atau tidak cocok. Jalankan npm run bangun, lalu jalankan lagi.`,
    );
  }
  return built.data as z.infer<(typeof FILES)[Name]>;
}

/** undefined where there is none. */
async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
