import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Groups = Exclude<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups'], undefined>;
type Context = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

const src = join(import.meta.dirname, '../src');

const from = (...packages: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${packages.join('|')})[\\\\/]`);

const mantine = (...parts: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/]@mantine[\\\\/]core[\\\\/]esm[\\\\/](?:${parts.join('|')})[\\\\/]`);

/** Names our modules that the first script imports, directly or not: all of them are needed whatever the screen. */
function nameFirst(id: string, context: Context): string | null {
  first ??= closure(join(src, 'main.tsx'), context);
  return first.has(id) ? 'awal' : null;
}

let first: Set<string> | undefined;

/** Names the addresses behind the sign-in: their menus, their first queries, and which files each screen needs. */
function nameAddresses(id: string, context: Context): string | null {
  addresses ??= closure(join(src, ADDRESSES), context).add(join(src, ADDRESSES));
  return addresses.has(id) ? 'alamat' : null;
}

let addresses: Set<string> | undefined;
const ADDRESSES = 'app/addresses/addresses.ts';

/** Names what stands around every screen of a signed-in person; what a public screen needs too is kept apart. */
function nameShell(id: string, context: Context): string | null {
  shell ??= closure(join(src, 'app/shell/frame/shell.tsx'), context);
  return shell.has(id) ? 'kerangka' : null;
}

/** Names what a public screen shares with the shell. */
function nameShared(id: string, context: Context): string | null {
  open ??= new Set(PUBLIC_SCREENS.flatMap((screen) => [...closure(join(src, screen), context)]));
  return open.has(id) && nameShell(id, context) ? 'bersama' : null;
}

let shell: Set<string> | undefined;
let open: Set<string> | undefined;
const PUBLIC_SCREENS = globSync(['auth/*/*-screen.tsx', 'app/pages/*-screen.tsx'], { cwd: src });

/** Names what the login needs beside the first script. */
function nameLogin(id: string, context: Context): string | null {
  login ??= closure(join(src, 'auth/masuk/login-screen.tsx'), context);
  return login.has(id) ? 'masuk' : null;
}

let login: Set<string> | undefined;

/** Names what screens share with the shell's menu, the member's Beranda and a check-in: it is small and comes with them. */
function nameLight(id: string, context: Context): string | null {
  light ??= new Set([
    ...LIGHT_SCREENS.flatMap((screen) => [...closure(join(src, screen), context)]),
    ...LIGHT_PARTS.flatMap((part) => [join(src, part), ...closure(join(src, part), context)]),
  ]);
  return light.has(id) ? 'ringan' : null;
}

let light: Set<string> | undefined;
const LIGHT_SCREENS = [
  'app/pages/home-screen.tsx',
  'app/shell/account/drawer.tsx',
  'presensi/ketukan/check-in-screen.tsx',
  'presensi/bukti/selfie-dialog.tsx',
  'ui/layer/confirm-dialog.tsx',
];

/** What nearly every screen begins with. */
const LIGHT_PARTS = [
  'ui/show/page-header.tsx',
  'base/foto/anggota-avatar.tsx',
  'kehadiran/hari/keadaan-hari-chip.tsx',
  'base/session/use-can-write.ts',
  '../../contract/src/kit/kapital.ts',
  '../../contract/src/kit/sebut-ya-tidak.ts',
  '../../contract/src/kit/saat/belum-pernah.ts',
  '../../contract/src/organisasi/sebut-milik.ts',
];

/** Names the cards and menus that most screens share with the operator's Beranda, which needs no list and no form. */
function nameCards(id: string, context: Context): string | null {
  beranda ??= closure(join(src, 'dashboard/beranda-organisasi-screen.tsx'), context);
  return beranda.has(id) && !nameLight(id, context) && !nameList(id, context) ? 'kartu' : null;
}

/** Names what few screens share with it: it is what an operator opens most, and comes in few files. */
function nameBeranda(id: string, context: Context): string | null {
  return nameCards(id, context) && 'beranda';
}

let beranda: Set<string> | undefined;

/** Names what screens share with a list: the table, its pages, its search. Who only reads needs nothing of forms. */
function nameList(id: string, context: Context): string | null {
  list ??= closure(join(src, 'app/screens/riwayat-instansi-screen.tsx'), context);
  return list.has(id) ? 'daftar' : null;
}

/** Names what the screens of member-days share beside it; who is signed in others ask too, without anything of days. */
function nameDays(id: string, context: Context): string | null {
  return SESSION.test(id) ? null : nameList(id, context) && 'kehadiran';
}

const SESSION = /[\\/]web[\\/]src[\\/]base[\\/]session[\\/]/;

let list: Set<string> | undefined;

/** Names what forms share, down to their icons. */
function nameScreens(id: string): string | null {
  return !id.includes('node_modules') || id.includes('/dist/esm/icons/') ? 'layar' : null;
}

function closure(start: string, context: Context): Set<string> {
  const found = new Set([start]);
  // A set hands out what is added to it while it is walked. Packages are left out, but for icons, which are a file each:
  // through their index all of a package is imported, used or not.
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (!imported.includes('node_modules') || imported.includes('/dist/esm/icons/')) found.add(imported);
    }
  }
  // The file itself keeps the chunk that is asked for by its name.
  found.delete(start);
  return found;
}

/**
 * Names the small things that screens of one domain share: each a file of its own would cost a line in the first script.
 * What a check-in needs of them stands apart, since it comes to every device before it is asked for.
 */
function nameDomain(id: string, context: Context): string | null {
  const [, folder = ''] = /[\\/]web[\\/]src[\\/]([a-z-]+)[\\/]/.exec(id) ?? [];
  if (!folder || NO_DOMAIN.has(folder)) return null;
  return nameLight(id, context) ? `ranah-${folder}-ringan` : `ranah-${folder}`;
}

/** Rules of dates, which many domains ask: none of them is to take them to itself, with all that its screens share. */
const WAKTU = /[\\/]rules[\\/]src[\\/]waktu[\\/]/;

/** The rules of likeness, which the settings, the faces and the devices ask. */
const WAJAH = /[\\/]rules[\\/]src[\\/]wajah[\\/]/;

const NO_DOMAIN = new Set(['app', 'base', 'gallery', 'kit', 'theme', 'ui']);

/** What is asked of days that a change touches: dialogs of many domains ask it, and none of them is to take it to itself. */
const DAMPAK = /[\\/]web[\\/]src[\\/]base[\\/]dampak[\\/](?:dampak-list|question-of-dampak)/;

/** What every icon is made with. */
const ICON_BASE = /[\\/]@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/;

/** Mantine's controls that stand on the login, and with it on every screen. */
const STARTERS =
  'UnstyledButton CloseButton Loader Transition Button ActionIcon Input InputBase TextInput PasswordInput Checkbox InlineInput InputsGroupFieldset VisuallyHidden';

const UI = new RegExp(
  [from('@mantine/hooks', 'clsx'), ICON_BASE, mantine('core', `components/(?:${STARTERS.replaceAll(' ', '|')})`)]
    .map(({ source }) => source)
    .join('|'),
);

/**
 * What many screens share stays in few chunks of its own: a new version of one screen does not fetch it again. A group
 * takes what its modules import along, unless a group of higher priority has it: what the login needs stands above.
 */
export const VENDOR_GROUPS: Groups = [
  { name: 'react', test: from('react', 'react-dom', 'scheduler'), priority: 60 },
  { name: 'zod', test: from('zod'), priority: 50 },
  { name: 'tanstack', test: from('@tanstack', 'use-sync-external-store'), priority: 50 },
  { name: 'formulir', test: from('@mantine/form', 'fast-deep-equal', 'klona'), priority: 45 },
  { name: 'ui', test: UI, priority: 40 },
  { name: nameFirst, debugName: 'awal', priority: 35 },
  { name: nameAddresses, debugName: 'alamat', priority: 33 },
  { name: nameShared, debugName: 'bersama', priority: 34 },
  { name: nameShell, debugName: 'kerangka', priority: 30 },
  { name: nameLogin, debugName: 'masuk', priority: 25 },
  { name: nameLight, debugName: 'ringan', minShareCount: 3, priority: 20 },
  { name: nameCards, debugName: 'kartu', minShareCount: 6, priority: 18 },
  { name: nameBeranda, debugName: 'beranda', minShareCount: 2, priority: 17 },
  { name: nameList, debugName: 'daftar', minShareCount: 8, priority: 15 },
  { name: nameDays, debugName: 'kehadiran', minShareCount: 2, priority: 12 },
  { name: nameScreens, debugName: 'layar', minShareCount: 20, priority: 10 },
  { name: 'dampak', test: DAMPAK, priority: 7 },
  { name: 'waktu', test: WAKTU, minShareCount: 2, priority: 6 },
  { name: 'wajah', test: WAJAH, minShareCount: 2, priority: 6 },
  { name: nameDomain, debugName: 'ranah', minShareCount: 2, maxModuleSize: 1500, priority: 5 },
];

/** What has come before a screen is asked for: the page brings the first, the shell that a screen stands in the others. */
const OF_PAGE = /^assets\/(?:rolldown-runtime|react|tanstack|ui|awal|alamat)-/;
const OF_SHELL = /^assets\/(?:bersama|kerangka)-/;
const LIGHT_FILE = /^assets\/ringan-/;
/** Asked for by the first script, together with what they hand on. */
const ADDRESSES_FILE = /^assets\/addresses-/;
const SHELL_FILE = /^assets\/shell-/;
const SCREEN_FILE = /-screen-/;
/** The parts of screens side by side, for who builds them: nobody waits for it. */
const GALLERY_FILE = /^assets\/gallery-screen-/;

/** The files to fetch along with one that is asked for later; the list stands in the first script, so it is kept short. */
export const fetchedAlong = (file: string, needed: string[]): string[] =>
  needed.filter((one) => {
    // Scripts fetch each other; styles nobody else does.
    if (GALLERY_FILE.test(file) && one.endsWith('.js')) return false;
    if (one.startsWith('assets/alamat-')) return ADDRESSES_FILE.test(file);
    if (LIGHT_FILE.test(one)) return SCREEN_FILE.test(file);
    return OF_SHELL.test(one) ? SHELL_FILE.test(file) : !OF_PAGE.test(one);
  });
