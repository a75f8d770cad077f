import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium, findChromiumShell } from '../../packages/web/build/chromium.ts';

type Tool = { paket: string; untuk: string; find: () => string | undefined };

/** What is needed of the system beside Node, by the name that Debian gives it: by the tests, and by `npm run gugus`. */
const UNTUK_UJI: Tool[] = [
  {
    paket: 'chromium',
    untuk: 'uji di peramban (atau isi CHROMIUM_PATH dengan letak Chromium)',
    find: findChromium,
  },
  { paket: 'chromium-headless-shell', untuk: 'uji di peramban yang lebih ringan', find: findChromiumShell },
  {
    paket: 'fonts-noto-core',
    untuk: 'huruf pada gambar layar',
    find: () => ['/usr/share/fonts/truetype/noto', '/System/Library/Fonts'].find((folder) => existsSync(folder)),
  },
  { paket: 'poppler-utils', untuk: 'memeriksa PDF', find: () => which('pdftotext') },
  { paket: 'libreoffice-calc', untuk: 'memeriksa XLSX', find: () => which('soffice', 'libreoffice') },
];
const UNTUK_GUGUS: Tool[] = [
  { paket: 'postgresql', untuk: 'tiga PostgreSQL di gugus', find: () => findPostgresPrograms() },
  { paket: 'patroni', untuk: 'memilih pemimpin di antara mereka', find: () => which('patroni') },
  { paket: 'etcd-server', untuk: 'mencatat siapa yang memimpin', find: () => which('etcd') },
  { paket: 'pgbackrest', untuk: 'mengarsipkan dan memulihkan', find: () => which('pgbackrest') },
  { paket: 'haproxy', untuk: 'membawa sambungan kepada pemimpin', find: () => which('haproxy') },
  { paket: 'prometheus', untuk: 'membaca ukuran dan menilai peringatan', find: () => which('prometheus') },
  { paket: 'prometheus-alertmanager', untuk: 'mengirim peringatan', find: () => which('amtool') },
];

/** Installs what the tests need and is missing, and answers what is missing still. Tests that need it fail; they are not skipped. */
export function ensureSystemTools(): string[] {
  return ensure(UNTUK_UJI);
}

/** The same for a cluster of databases. */
export function ensureGugusTools(): string[] {
  return ensure(UNTUK_GUGUS);
}

/** The folder of the newest PostgreSQL that Debian's packages brought. */
export function findPostgresPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root).filter((version) => existsSync(join(root, version, 'bin/postgres')));
  const newest = versions.toSorted((one, other) => Number(one) - Number(other)).at(-1);
  return newest && join(root, newest, 'bin');
}

/** Where that may be done (root on Debian or Ubuntu). What is missing still comes as sentences. */
function ensure(tools: readonly Tool[]): string[] {
  const missing = tools.filter(({ find }) => !find());
  if (missing.length > 0 && process.getuid?.() === 0 && which('apt-get')) install(missing);
  return tools
    .filter(({ find }) => !find())
    .map(({ paket, untuk }) => `${paket} tidak ada, untuk ${untuk}. Pasang dengan: sudo apt-get install ${paket}`);
}

function install(tools: Tool[]) {
  const packages = tools.map(({ paket }) => paket);
  console.log(`Memasang ${packages.join(', ')}...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** Also where programs for root are, which others often have not on their path. */
function which(...names: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
