import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Tool = { paket: string; untuk: string; find: () => string | undefined };

/** What the tests need of the system beside Node, by the name that Debian gives it. */
const TOOLS: Tool[] = [
  {
    paket: 'chromium',
    untuk: 'uji di peramban (atau isi CHROMIUM_PATH dengan letak Chromium)',
    find: () => process.env['CHROMIUM_PATH'] ?? which('chromium', 'chromium-browser', 'google-chrome'),
  },
  {
    paket: 'fonts-noto-core',
    untuk: 'huruf pada gambar layar',
    find: () => ['/usr/share/fonts/truetype/noto', '/System/Library/Fonts'].find((folder) => existsSync(folder)),
  },
  { paket: 'poppler-utils', untuk: 'memeriksa PDF', find: () => which('pdftotext') },
  { paket: 'libreoffice-calc', untuk: 'memeriksa XLSX', find: () => which('soffice', 'libreoffice') },
];

/**
 * Installs what is missing where that may be done (root on Debian or Ubuntu), and answers what is missing still, as
 * sentences. Tests that need a missing tool fail; they are not skipped.
 */
export function ensureSystemTools(): string[] {
  const missing = TOOLS.filter(({ find }) => !find());
  if (missing.length > 0 && process.getuid?.() === 0 && which('apt-get')) install(missing);
  const chromium = TOOLS[0]?.find();
  if (chromium) process.env['CHROMIUM_PATH'] = chromium;
  return TOOLS.filter(({ find }) => !find()).map(
    ({ paket, untuk }) => `${paket} tidak ada, untuk ${untuk}. Pasang dengan: sudo apt-get install ${paket}`,
  );
}

function install(tools: Tool[]) {
  const packages = tools.map(({ paket }) => paket);
  console.log(`Memasang ${packages.join(', ')} untuk uji...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

function which(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
