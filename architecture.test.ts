import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listRepeatedSentences } from './scripts/house/list-repeated-sentences.ts';
import { listRepeatedWords, partSalinan } from './scripts/house/list-repeated-words.ts';
import { listTablesUpward, listWriters } from './scripts/house/list-tables-upward.ts';
import { countHouse } from './scripts/house/count-house.ts';
import { findByName, listNamed, SUFFIXES } from './scripts/generate/find-by-name.ts';
import { fileNameOf } from './scripts/house/file-name-of.ts';
import { listAnchors, listCitations, readCiting } from './scripts/house/list-citations.ts';
import { readImports } from './scripts/house/read-imports.ts';
import { readSaid } from './scripts/house/read-said.ts';
import { contract } from './packages/contract/src/contract.generated.ts';
import { ACCESS_KEYS, IZIN } from './packages/rules/src/akses/izin.ts';
import type { Contract } from './packages/contract/src/kit/endpoint.ts';
import { listLinks } from './packages/contract/src/kit/link/list-links.ts';
import { links } from './packages/contract/src/links.generated.ts';
import { SERVER_PATHS } from './packages/web/src/base/api/server-paths.ts';

/** Who may import whom. Read it as a sentence: "web may use rules and contract". */
const MAY_USE: Record<string, string[]> = {
  rules: [],
  contract: ['rules'],
  server: ['rules', 'contract'],
  web: ['rules', 'contract'],
};

/** The domains: the same folders, by the same names, in every package that has something of them. */
const DOMAINS = [
  'akses', 'anggota', 'atribut', 'auth', 'billing', 'cuti', 'dashboard', 'data-saya', 'gangguan', 'grup', 'hari-libur', 'jadwal',
  'kehadiran', 'klaim-presensi', 'kuesioner', 'laporan', 'log', 'lokasi', 'monitoring', 'mutasi', 'organisasi',
  'pemantau', 'pengaturan', 'pengumuman', 'perangkat', 'periode', 'persetujuan', 'presensi', 'skor-presensi', 'tenant', 'verval', 'wajah',
]; // prettier-ignore
/** Folders that are no domain. */
const TECHNICAL: Record<string, string[]> = {
  rules: ['waktu', 'kode', 'testing'],
  contract: ['kit'],
  server: ['app', 'platform', 'seed', 'testing'],
  web: ['app', 'base', 'kit', 'ui', 'theme', 'gallery', 'testing', 'profil'],
};

const packagesDir = join(import.meta.dirname, 'packages');
type Source = { file: string; code: string };
const read = new Map<string, Source[]>();
const sourcesOf = (folder: string): Source[] => {
  const known = read.get(folder) ?? sourcesBelow(join(packagesDir, folder, 'src'));
  read.set(folder, known);
  return known;
};
const sourcesBelow = (dir: string, generated = false): Source[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && file.endsWith('.generated.ts') === generated)
    .map((file) => ({ file, code: readFileSync(join(dir, file), 'utf8') }));
/** What `scripts/generate.ts` writes of a package. */
const generatedOf = (folder: string): Source[] => sourcesBelow(join(packagesDir, folder, 'src'), true);
/** The SQL functions that stand in files of their own. */
const functionsOf = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sql'))
    .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }));
/** Every table of the database, by name. */
const tablesOfServer = (): Set<string> => {
  const declared = sourcesOf('server').find(({ file }) => file === 'platform/db/open/tables.ts');
  const [, tables = ''] = declared?.code.split('interface Tables') ?? [];
  return new Set([...tables.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name));
};
const readText = (file: string): Source => ({ file, code: readFileSync(join(import.meta.dirname, file), 'utf8') });
const isTest = ({ file }: Source) => /\.test\.tsx?$|(^|\/)testing\//.test(file);
const importsOf = (code: string) =>
  [...code.matchAll(/(?:from|import) '([^']+)'|import\('([^']+)'\)/g)].map(([, a, b]) => a ?? b ?? '');

describe('walls', () => {
  test.each(Object.entries(MAY_USE))('%s uses only what it may', (folder, allowed) => {
    for (const { file, code } of sourcesOf(folder)) {
      for (const source of importsOf(code)) {
        const used = /^@hadir\/(\w+)/.exec(source)?.[1];
        if (used) expect([...allowed, folder], `${folder}/${file} → ${source}`).toContain(used);
        expect(source, `${folder}/${file} reaches into another package by path`).not.toMatch(
          /(\.\.\/){2,}(rules|contract|server|web)\//,
        );
      }
    }
  });

  test('rules touch nothing: no package, no clock, no environment', () => {
    for (const source of sourcesOf('rules').filter((one) => !isTest(one))) {
      expect(
        importsOf(source.code).filter((name) => !name.startsWith('.')),
        source.file,
      ).toEqual([]);
      expect(source.code, source.file).not.toMatch(/Date\.now|new Date\(\)|process\.|fetch\(/);
    }
  });

  test('only *.queries.ts, the words of SQL in *-sql.ts, the database and the pipeline of platform, and seed/ speak SQL', () => {
    const SPEAKING =
      /\.queries\.ts$|-sql\.ts$|^platform\/(db|http|ctx|queue|jobs)\/|^seed\/|^app\/delete-expired-task\.ts$/;
    const speaking = sourcesOf('server').filter(
      (one) =>
        !isTest(one) &&
        !SPEAKING.test(one.file) &&
        /selectFrom\(|insertInto\(|updateTable\(|deleteFrom\(|\.where\(|\bsql(<[^`]*>)?`|\.execute(?:TakeFirst\w*)?\(/.test(
          one.code,
        ),
    );
    expect(speaking.map(({ file }) => file)).toEqual([]);
  });

  /** The pipeline begins and ends the transaction of a call; a job and a task of the clock begin their own. */
  test('what a call does happens in its own transaction, but for what has its reason', () => {
    const APART: Record<string, string> = {
      'auth/surat/ask-surat-ditebak.ts': 'stays where the refusal that follows takes all else back',
      'cuti/ajuan/approve-banyak-cuti.ts': 'many at once, of which one that is refused leaves nothing behind',
      'cuti/kalender/open-kalender-cuti.ts': 'when it was fetched last is noted after the answer, which only reads',
      'dashboard/kalender/open-kalender-saya.ts':
        'when it was fetched last is noted after the answer, which only reads',
      'kehadiran/turunan/list-tergeser.ts': 'sees what frozen days came to before what this transaction has changed',
      'kuesioner/dasar/keep-respons.ts':
        'what is opened of anonymous answers shares no transaction with who sent the last',
      'mutasi/dasar/tell-sisi.ts': 'reads who is told at the other side, which the scope of the caller does not reach',
      'mutasi/pindah/preview-mutasi.ts': 'does the transfer at both places and takes it back',
      'mutasi/pindah/run-mutasi.ts': 'writes at both places, and keeps why it could not where all else is taken back',
      'organisasi/konfigurasi/change-konfigurasi.ts':
        'many at once, of which one that is refused leaves nothing behind',
      'perangkat/kios/refuse-kios.ts': 'stays where the refusal that follows takes all else back',
      'presensi/ketukan/fakta-presensi.queries.ts':
        'reads what all check-ins of a place rest on, once, to be remembered',
      'presensi/ketukan/find-waktu-bertanda.ts': 'reads when the account was last heard of, in whatever place',
    };
    const imports = readImports(import.meta.dirname, 'server');
    const calls = Object.values(contract).flatMap((group) => Object.keys(group));
    const answering = new Set(calls.concat(listLinks(links).map(({ name }) => name)).map(fileNameOf));
    const reached = new Set([...imports.keys()].filter((file) => answering.has(basename(file))));
    expect(reached.size).toBeGreaterThan(500);
    for (const file of reached)
      for (const next of imports.get(file) ?? []) if (!/^platform\/|-(job|task)\.ts$/.test(next)) reached.add(next);
    const apart = sourcesOf('server').filter(
      ({ file, code }) =>
        reached.has(file) && !file.startsWith('platform/') && /\b(inScope|inSavepoint|dryRun|transaction)\(/.test(code),
    );
    expect(apart.map(({ file }) => file).toSorted()).toEqual(Object.keys(APART));
  });

  test('what a caller may leave away narrows a query through where-given.ts or when-given.ts, and no value stands in that none can have', () => {
    const own = sourcesOf('server').filter(({ code }) =>
      /\$if\(([\w.]+) !== undefined, [^;]*?(?<![\w.])\1(?:\?\.\w+)? \?\? /.test(code),
    );
    expect(own.map(({ file }) => file)).toEqual([]);
  });

  test('no query takes the date of a moment by UTC: which date it is is asked of a place', () => {
    const utc = sourcesOf('server').filter(({ code }) => /now\}(?:::timestamptz)?::date\b/.test(code));
    expect(utc.map(({ file }) => file)).toEqual([]);
  });

  test('a name is one thing in rules: no two files export it, and none keeps another of that name for itself', () => {
    const named = sourcesOf('rules')
      .filter((one) => !isTest(one))
      .flatMap(({ file, code }) =>
        [...code.matchAll(/^(export )?(?:function|const|class|type) (\w+)/gm)].map(([, exported, name = '']) => ({
          file,
          name,
          isExported: exported !== undefined,
        })),
      );
    const exporting = Map.groupBy(
      named.filter((one) => one.isExported),
      ({ name }) => name,
    );
    expect(exporting.size).toBeGreaterThan(500);
    const twice = named.filter(({ file, name }) => exporting.get(name)?.some((one) => one.file !== file));
    expect(twice.map(({ file, name }) => `${name}: ${file}`)).toEqual([]);
  });

  test('how long a day is, the zones of Indonesia, and what gives a sentence its capital are written once', () => {
    const ONCE: [string, RegExp][] = [
      ['rules/waktu/sehari.ts', /\b86_400/],
      ['rules/waktu/zona.ts', /'Asia\/(Jakarta|Makassar|Jayapura)'/],
      ['contract/kit/kapital.ts', /charAt\(0\)\.toUpperCase\(\)|slice\(0, 1\)\.toUpperCase\(\)/],
      [
        'rules/waktu/tanggal.ts',
        /new Date\(`\$\{\w+\}T00:00:00Z`\)|\bfunction isTanggal\b|Number\([\w.]+\.slice\(0, 4\)\)/,
      ],
      ['web/kit/pause.ts', /new Promise\(\(resolve\) => setTimeout\(resolve, /],
    ];
    const sources = Object.keys(MAY_USE).flatMap((name) =>
      sourcesOf(name)
        // The places of the example lie where they lie.
        .filter((one) => !isTest(one) && !one.file.startsWith('seed/'))
        .map(({ file, code }) => ({ file: `${name}/${file}`, code })),
    );
    const elsewhere = ONCE.flatMap(([once, form]) =>
      sources.filter(({ file, code }) => file !== once && form.test(code)).map(({ file }) => `${file}: ${once}`),
    );
    expect(elsewhere).toEqual([]);
  });

  /** Which tables there are and what their rows mean is a domain's: the lowest that asks it holds the words of SQL for it. */
  test('the kit of the platform asks no table', () => {
    const asking = sourcesOf('server').filter(
      ({ file, code }) => file.startsWith('platform/kit/') && importsOf(code).includes('kysely'),
    );
    expect(asking.map(({ file }) => file)).toEqual(['platform/kit/kode-sql.ts']);
  });

  /** Whose a place is and who is in it the platform keeps for all domains; what else it names is its own. */
  test('of tables the platform names its own and those of tenancy, and no domain of their rows', () => {
    const TENANSI = ['anggota', 'organisasi', 'tenant', 'users'];
    const SENDIRI = [
      'berkas', 'dokumen', 'idempotensi', 'kunci_lama', 'log_aktivitas', 'log_segel', 'pekerjaan', 'surat_keluar', 'surat_kontak',
    ]; // prettier-ignore
    const platform = sourcesOf('server').filter((one) => !isTest(one) && one.file.startsWith('platform/'));
    const tables = tablesOfServer();
    expect(tables.size).toBeGreaterThan(100);
    const NAMING =
      /(?:selectFrom|insertInto|updateTable|deleteFrom|Join|rowInserter\w*)(?:<[^(]*>)?\(\s*\[?'(\w+)|\b(?:from|join|into|update) (?:only )?(\w+)/g;
    const named = platform.flatMap(({ code }) =>
      [...code.replaceAll(/\/\*\*[^]*?\*\/|\/\/ .*/g, '').matchAll(NAMING)].map(([, a, b]) => a ?? b),
    );
    expect([...new Set(named)].filter((name) => name && tables.has(name)).toSorted()).toEqual(
      [...TENANSI, ...SENDIRI].toSorted(),
    );
  });

  const BERKODE =
    'role|status|status_anggota|status_simpatika|k_sumber_data|k_status|tipe_jadwal|radius|aktivasi|putusan|verifikasi_wajah|is_face_verified';
  /**
   * A code as a number: compared (what judges answers none either), asked of the database, offered by a type, a filter or a
   * contract, or as the key of a table, whether of states by their colours or of labels by their states.
   */
  const NUMBERED = new RegExp(
    [
      `\\b(${BERKODE}|judge\\w+\\([^()]*\\))\\)? [!=]== \\d\\d?\\b`,
      `'(\\w+\\.)?(${BERKODE})', '(=|<>|!=|in)', \\[?\\d`,
      `\\b(${BERKODE}) (=|<>|!=|in) \\(?\\d`,
      `\\b(${BERKODE}): \\d\\d?( \\||[,;]? *$)`,
      `oneOf\\([^)]*\\b\\d| of \\[\\d+, \\d+\\] as const|(?<!tahun_bawa: .*)literal\\(\\[?\\d`,
      `[{,] 1[1-8]: ['{]|^ +1[1-8]: ['{]|\\b\\d: \\{ tone:|\\b(?:LABEL|CHIP)\\w*\\[\\d|\\[\\d+(, \\d+)+\\] as const\\)\\.map\\(`,
    ].join('|'),
    'm',
  );

  /** In the technical folders a status is HTTP's or a process's. */
  test.each(['rules', 'contract', 'server', 'web'])(
    '%s says a named code by its name, in SQL and in types too',
    (folder) => {
      for (const source of sourcesOf(folder).filter((one) => !isTest(one))) {
        if (/^platform\/(http|db|simpatika)\//.test(source.file)) continue;
        expect(source.code, source.file).not.toMatch(NUMBERED);
      }
    },
  );

  test.each(['bench', 'scripts'])('so does what works on it from outside: %s', (folder) => {
    // There a status of 0 is a process's that went well, or nobody's answer.
    const numbered = sourcesBelow(join(import.meta.dirname, folder)).filter(
      (one) =>
        !one.file.includes('node_modules') &&
        !isTest(one) &&
        NUMBERED.test(one.code.replaceAll(/\bstatus(?: [!=]==|:) 0\b/g, '')),
    );
    expect(numbered.map(({ file }) => file)).toEqual([]);
  });

  /** What a test says, asks of the database, expects, and writes in an address; 0 as a status may be a process's or nobody's answer. */
  const DITULIS = new RegExp(
    [
      `(?<![\\w'])(role: \\[?[1-46]|k_sumber_data: \\[?[12]|status: \\[?([1-6]|1[1-8])|tipe_jadwal: \\[?[123]|radius: \\[?[019]|is_face_verified: \\[?[01]|putusan: \\[?[01]|status_anggota: \\[?[012]|status_simpatika: \\[?[1-5])\\b(?!['\`])`,
      `(?<!\\w)(role=[1-46]|k_sumber_data=[12]|status=([0-6]|1[1-8])|tipe_jadwal=[123]|radius=[019]|aktivasi=[12]|verifikasi_wajah=[01]|status_simpatika=[1-5])(?!\\d)`,
      `\\b(${BERKODE}) (=|<>|!=|in) \\(?\\d\\d?\\b`,
      `\\bstatus(Of\\([^\\n]*\\))?\\)\\.toBe\\(\\d\\d?\\)`,
      `\\bstatus [!=]== [1-9]\\d?\\b`,
    ].join('|'),
  );

  test('tests say by name a role, a source of data, a type of schedule, where a tap was, and the state of whatever has one', () => {
    const tests = Object.keys(MAY_USE)
      .flatMap((folder) => sourcesOf(folder).filter((one) => isTest(one)))
      .concat(['e2e', 'scripts'].flatMap((folder) => sourcesBelow(join(import.meta.dirname, folder))))
      .filter(({ file }) => !file.includes('node_modules'));
    const numbered = tests.filter(({ code }) => DITULIS.test(code));
    expect(numbered.map(({ file }) => file)).toEqual([]);
  });

  test('a function of the database names its codes and zones: the runner fills in what they are', () => {
    const folder = join(packagesDir, 'server/migrations/fungsi');
    const files = functionsOf(folder);
    expect(files.filter(({ code }) => /:STATUS_\w+\.\w+/.test(code)).length).toBeGreaterThan(8);
    expect(files.filter(({ code }) => code.includes("'Asia/")).map(({ file }) => file)).toEqual([]);
    expect(
      files
        .filter(({ code }) =>
          /\b(role|status|k_status|tipe_jadwal|radius|jenis)(,| =| <>| !=| in| not in| is distinct from| is not distinct from) \(?\d/.test(
            code,
          ),
        )
        .map(({ file }) => file),
    ).toEqual([]);
  });

  /** Two versions may both be in force by their own clocks, or neither: the functions answer one, as the rules do. */
  test('settings in force are asked of pengaturan_pada and zona_pada: who else names their tables has its reason', () => {
    const OTHERWISE: Record<string, string> = {
      'fungsi/fakta_organisasi.sql': 'all that are in force in a span, of which the rules choose day by day',
      'fungsi/yang_bergantung.sql': 'asks no row of them: they go with their place',
      'kehadiran/turunan/zona.queries.ts': 'every zone that a place had, of which the rules choose',
      'organisasi/organisasi.queries.ts': 'takes them away with the organisation',
      'platform/db/open/tables.ts': 'names every table',
      'platform/tempat/berlaku-sql.ts': 'says what the function answers',
      'seed/dasar/seed-organisasi.ts': 'writes them',
      'seed/dasar/seed-wajah.ts': 'writes them',
      'seed/yayasan/insert-sekolah.ts': 'writes them',
      'tenant/tenant.queries.ts': 'takes them away with the tenant',
    };
    const functions = functionsOf(join(packagesDir, 'server/migrations/fungsi'))
      .filter(({ file }) => !file.startsWith('dasar/'))
      .map(({ file, code }) => ({ file: `fungsi/${file}`, code }));
    const naming = sourcesOf('server')
      .filter((one) => !isTest(one) && !one.file.startsWith('pengaturan/'))
      .concat(functions)
      .filter(({ code }) => /\bpengaturan_(organisasi|tenant)\b/.test(code));
    expect(naming.map(({ file }) => file).toSorted()).toEqual(Object.keys(OTHERWISE));
  });

  test('whose rows somebody sees is asked of the rules of akses, in no query and no verb by his role', () => {
    const found = sourcesOf('server')
      .filter((one) => !isTest(one) && !one.file.startsWith('platform/http/access/'))
      .filter(({ code }) =>
        /\bperan\)? [!=]== '(user|operator|admin|super_admin|pemantau|viewer)'|\.includes\((\w+\.)*peran\)/.test(code),
      );
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  test('who holds which permission, and who reaches which level, is judged by what a call declares and by rules that say what for, in no query and no verb', () => {
    const names = [...IZIN, ...Object.keys(ACCESS_KEYS)].map((name) => `'${name}'`);
    const found = sourcesOf('server').filter(
      (one) =>
        !isTest(one) &&
        (/\bhasIzin\b|\b(reaches|readsAs)\(/.test(one.code) || names.some((name) => one.code.includes(name))),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  test('a screen asks a rule that says what for, too, and no level by its name', () => {
    const asking = sourcesOf('web').filter((one) => !isTest(one) && /\b(reaches|readsAs)\(/.test(one.code));
    expect(asking.map(({ file }) => file)).toEqual([]);
  });

  test('what is not there, or not to whoever asks, is refused by platform/kit/found.ts alone', () => {
    const OTHERWISE = [
      // Asks the same of a place, and answers the refusal of whatever else keeps somebody out.
      'platform/http/access/enter-as.ts',
      // An address whose parts no row can have.
      'platform/http/input/read-input.ts',
      'platform/kit/found.ts',
      // Knows an approver who has been let go by it.
      'persetujuan/surat/enter-tautan.ts',
      // One of many that are decided at once: the others go on.
      'presensi/manual/move-presensi-manual.ts',
    ];
    const saying = sourcesOf('server').filter((one) => !isTest(one) && one.code.includes("'input.not_found'"));
    expect(saying.map(({ file }) => file).toSorted()).toEqual(OTHERWISE.toSorted());
  });

  test('a screen asks it too: it compares the role of a plain member only to say who somebody is', () => {
    const SAYING: Record<string, string> = {
      'app/addresses/menu-of.ts': 'which menus he has',
      'app/addresses/rows/dashboard.ts': 'which of the two homes is fetched first',
      'app/pages/home-screen.tsx': 'which of the two homes he has',
      'app/screens/anggota-screen.tsx': 'which of the two screens shows a member',
      'app/shell/menu/use-menu.ts': 'where his entry of what waits stands: every other has it among his own',
      'base/panduan/pembaca-of.ts': 'for which readers the guide is opened',
      'profil/data-diri.tsx': 'whom he turns to, in words',
    };
    const found = sourcesOf('web').filter((one) => !isTest(one) && /[!=]== 'user'/.test(one.code));
    expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(SAYING));
  });

  test('only main.ts and what starts it read the environment', () => {
    for (const source of sourcesOf('server').filter((one) => !isTest(one))) {
      if (/^app\/main\.ts$|^platform\/(kit\/config\.ts$|db\/embedded\/)/.test(source.file)) continue;
      expect(source.code, source.file).not.toMatch(/process\.env/);
    }
  });

  /** A call that reads them says so by `daysClosed`, and the pipeline closes them before its transaction. */
  test('no verb closes past days by itself: only the pipeline, what runs beside calls, and what a membership begins', () => {
    const CLOSING: Record<string, string> = {
      'app/upward.ts': 'hands it to the pipeline, and closes them where a membership begins',
      'kehadiran/tutup-hari/close-hari-task.ts': 'the clock does, place by place',
      'kehadiran/tutup-hari/close-hari.ts': 'is it',
      'laporan/berkas/make-laporan-job.ts': 'a report of days is made beside calls',
      'platform/ctx/upward.ts': 'says what the pipeline is handed',
      'platform/http/pipeline/mount.ts': 'does before every call that says so',
    };
    const closing = sourcesOf('server').filter((one) => !isTest(one) && /\bcloseHari\b/.test(one.code));
    expect(closing.map(({ file }) => file).toSorted()).toEqual(Object.keys(CLOSING));
    const marked = Object.values<Contract>(contract).flatMap((group) =>
      Object.values(group).filter((one) => one.daysClosed),
    );
    expect(marked.length).toBeGreaterThan(10);
    expect(marked.filter(({ scope }) => scope !== 'organisasi')).toEqual([]);
  });

  /** Whatever else writes or asks says it in plain Kysely. */
  test('only the pipeline and what a check-in writes use what serves many at once', () => {
    const USED_BY: Record<string, string> = {
      'platform/files/berkas.queries.ts': 'the row of a selfie',
      'platform/files/files.ts': 'writes that row where a file comes by itself',
      'kehadiran/hari/kehadiran.queries.ts': 'the days that a check-in changes',
      'kehadiran/turunan/derive-hari.ts': 'writes those days by the same statement where they are derived again',
      'presensi/ketukan/fakta-presensi.queries.ts': 'what many check-ins rest on, asked at once',
      'presensi/ketukan/presensi.queries.ts': 'the event of a check-in',
      'presensi/ketukan/submit-presensi.ts': 'is the check-in',
      'presensi/manual/submit-presensi-manual.ts': 'writes its event by the same statement',
    };
    const users = sourcesOf('server').filter(
      (one) =>
        !isTest(one) &&
        !/^platform\/(db\/together|http)\//.test(one.file) &&
        importsOf(one.code).some((name) => /\/(db|http)\/together\//.test(name)),
    );
    expect(users.map(({ file }) => file).toSorted()).toEqual(Object.keys(USED_BY).toSorted());
  });

  /** Who mails by himself: what it says must reach its reader whatever he likes. */
  test('what is mailed goes through the one that asks its reader, but for what nobody may switch off', () => {
    const WAJIB: Record<string, string> = {
      'akses/permintaan/mail-permintaan-menunggu.ts': 'once, to the few who alone can decide it, until nothing waits',
      'akses/permintaan/make-operator-pertama.ts': 'his way into the place that was opened for him',
      'akses/permintaan/reject-permintaan-akses.ts': 'an applicant has no account that could choose',
      'akses/permintaan/submit-permintaan-akses.ts': 'the link by which an applicant stands to it',
      'anggota/akun/change-email.ts': 'the link by which the new address is confirmed',
      'anggota/akun/confirm-email.ts': "tells the old address that it no longer is the account's",
      'anggota/akun/end-sesi-anggota.ts': 'another has put him out everywhere',
      'anggota/akun/mail-aktivasi.ts': 'the link by which an account becomes his',
      'anggota/akun/mail-sandi-pemberian.ts': 'another has chosen his password',
      'anggota/belum-aktivasi/kirim-aktivasi-job.ts': 'the links by which accounts become theirs',
      'anggota/daftar/invite-anggota.ts': 'an invitation that only he can answer, so often and no oftener',
      'anggota/pengelola/invite-super-admin-pertama.ts': 'the link of the first super admin',
      'anggota/permintaan/minta-aktivasi-job.ts': 'a code that somebody asked for in his name',
      'auth/faktor/dasar/mail-faktor.ts': 'his second factor has changed',
      'auth/pemberitahuan/send-harian-task.ts': 'the mail of the day, of those who chose it',
      'auth/pemberitahuan/send-pemberitahuan.ts': 'is the one that asks its reader',
      'auth/sandi/mail-sandi-berubah.ts': 'his password has changed',
      'auth/sesi/mail-peramban-baru.ts': 'his account was entered from a new browser',
      'auth/simpatika/confirm-simpatika.ts': 'his account was joined to another system',
      'auth/surat/surat-akun-job.ts': 'a link or code that somebody asked for in his name',
      'auth/surat/surat-ditebak-job.ts': 'strangers have used up the tries of his account',
      'tenant/mail-berhenti-wajib.ts': 'a second factor is asked no longer, to all who may decide that',
    };
    const senders = sourcesOf('server').filter(
      (one) => !isTest(one) && !one.file.startsWith('platform/') && /\bmail\.send\(/.test(one.code),
    );
    expect(senders.map(({ file }) => file).toSorted()).toEqual(Object.keys(WAJIB).toSorted());
  });

  /** The columns of each table in the copy of one's own data are named table by table: 'Nomor' of one is 'Nomor cuti' of the next. */
  test('the words for a kind of value are written down once', () => {
    const APART = [
      /^\S+#data-saya ~ \S+#data-saya/,
      // What a field is called: in a sentence of the log, and as the heading of a column.
      /^\S+#data-saya ~ server\/log\/daftar\/sebut-isian\.ts|^server\/log\/daftar\/sebut-isian\.ts ~ \S+#data-saya/,
      // A document's own title, with its capitals, and what is chosen to have it made.
      /^server\/laporan\/berkas\/generate-laporan\.ts ~ web\/laporan\/berkas\/buat-laporan-dialog\.tsx/,
      // What came of an action, within the sentence that refuses another, and the state's own name.
      /^rules\/cuti\/ajuan\/status-cuti\.ts ~ server\/cuti\/dasar\/refuse-tindakan\.ts/,
      /^server\/dashboard\/change-tindak-lanjut\.ts ~ web\/dashboard\/tindak-lanjut\/status-beranda-chip\.tsx/,
      // What a check-in fetches first has no room for the words apart from the tones.
      /^contract\/kehadiran\/hari\/label-status-presensi\.ts ~ web\/presensi\/bukti\/status-presensi-chip\.tsx/,
      // What a check-in fetches first has no room for a piece that a questionnaire shares.
      /: \?\? Tersimpan di perangkat, akan dikirim$/,
      // What a button does, by what it stands under: no word for a value.
      /: \? (?:Simpan : Tambah|Ajukan : Simpan)$/,
      // Two kinds of category, of leave and of coming late.
      /: \? Tambah kategori : Ubah kategori$/,
    ];
    const repeated = listRepeatedWords(import.meta.dirname);
    expect(repeated.filter((one) => !APART.some((kind) => kind.test(one)))).toEqual([]);
  });

  /** What is said of the same thing stands in one place; apart is what happens to read alike. */
  test('a sentence that a screen shows is spelled out in one place', () => {
    const APART: readonly [kind: RegExp, reason: string][] = [
      [/: Tidak ada [a-z]+ yang cocok(?: pada bulan ini)?\.$/, 'a search that found nothing, each in its own list'],
      [/: Cari nama[a-zA-Z, ]+$/, 'what may be looked for, each in what its own list searches'],
      [/: Kosong berarti (?:hari ini|tanpa batas)$/, 'what leaving a field empty means, each of its own field'],
      [/: Tindakan untuk yang dipilih$/, 'what a region is called to who cannot see it, in a table and in a queue'],
      [/: Perubahan yang belum disimpan$/, 'what a region is called to who cannot see it, each of its own draft'],
      [/: Kembali ke halaman masuk$/, 'a link from two pages, and within a third a step back'],
      [/: Salin dari induk lain$/, 'a dialog has the words of the button that opens it'],
      [/: Jadikan layar ini kios$/, 'a drawing shows the page of the kiosk, which is built by itself'],
      [
        /: Anda bukan anggota instansi ini$/,
        'what a check-in fetches first has no room for what another screen shares',
      ],
      [/: Tersimpan di perangkat, akan dikirim$/, 'what a check-in fetches first has no room for it, either'],
    ];
    const repeated = listRepeatedSentences(import.meta.dirname);
    expect(repeated.filter((one) => !APART.some(([kind]) => kind.test(one)))).toEqual([]);
    expect(APART.filter(([kind]) => !repeated.some((one) => kind.test(one)))).toEqual([]);
  });

  /** With its thousands and its decimals as `sebutAngka` writes it; apart is what promises another number of decimals. */
  test('a number is put in words in one place', () => {
    const APART: Record<string, string> = {
      'contract/atribut/nilai/sebut-nilai-atribut.ts': 'as many decimals as are kept of an attribute',
      'contract/kehadiran/hari/sebut-potongan.ts': 'hundredths of a percent, never rounded further',
      'contract/kit/angka/sebut-angka.ts': 'is the place',
      'server/log/daftar/sebut-nilai.ts': 'the seven decimals of a place on earth, as the log keeps it',
      'web/kit/format/format.ts': 'one decimal at most, as a screen shows a mean or a share',
      'web/kuesioner/pertanyaan/angka-widget.tsx': 'all that was typed, for its writer to go on with',
    };
    const writing = ['rules', 'contract', 'server', 'web'].flatMap((name) =>
      sourcesOf(name)
        .filter((one) => !isTest(one) && /\.toLocaleString\(|Intl\.NumberFormat/.test(one.code))
        .map(({ file }) => `${name}/${file}`),
    );
    expect(writing.toSorted()).toEqual(Object.keys(APART).toSorted());
  });

  /** By the highest that somebody is; one mark alone is a fact that a screen may ask for. */
  test('what somebody is above the organisations is judged by the rules, not by comparing his marks', () => {
    const APART = [
      // Which menus he has, and where he is led on arriving: places, one after the other.
      'app/addresses/menu-of.ts',
      'app/guard/next-step.ts',
    ];
    const MARKS =
      /\bis_(?:super_admin|viewer|pemantau)\b[^\n]*(?:\|\||&&)[^\n]*\bis_(?:super_admin|viewer|pemantau|admin)\b/;
    const comparing = sourcesOf('web').filter((one) => !isTest(one) && MARKS.test(one.code));
    expect(comparing.map(({ file }) => file).toSorted()).toEqual(APART);
  });

  /** How long something holds or is kept is what the product believes; sentences and queries name it from packages/rules. */
  test('how long something lasts that people are told of stands in the rules', () => {
    const APART = [
      // What is kept for speed, and how far the server looks back for work of its own: nobody is promised it.
      'kehadiran/jumlah/jumlah-hari.queries.ts',
      'kehadiran/tutup-hari/hari-tertunda.queries.ts',
      // As long as browsers keep a cookie at all (RFC 6265bis).
      'platform/http/access/peramban-cookie.ts',
      // When a page for finders of faults is to be read again (RFC 9116).
      'platform/http/pages/mount-security-txt.ts',
    ];
    const counting = ['contract', 'server', 'web'].flatMap((name) =>
      sourcesOf(name).filter(
        ({ file, code }) =>
          !isTest({ file, code }) &&
          !/^(seed|gallery|testing)\//.test(file) &&
          /\b\d+ \* SEHARI_MS|\bconst \w*(?:_HARI|MASA|BERLAKU)\w* = \d|interval '(?!1 )\d+ (?:days?|hours?)'|\bago\([1-9]/.test(
            code,
          ),
      ),
    );
    expect(counting.map(({ file }) => file).toSorted()).toEqual(APART);
  });

  test('what holds the words of a kind of value is named as docs/glossary.md says', () => {
    const otherwise = ['rules', 'contract', 'server', 'web'].flatMap((name) =>
      sourcesOf(name).filter(
        (one) =>
          !isTest(one) &&
          /const (?:(?:\w+_)?(?:WORDS|LABELS)\b|(?!CHIP)\w+: Record<[^=\n]*\btone: Tone\b)/.test(one.code),
      ),
    );
    expect(otherwise.map(({ file }) => file)).toEqual([]);
    const english = sourcesOf('web').filter(
      (one) => !isTest(one) && /\b(?:function|const) (?:\w+Words|words?Of)\b/.test(one.code),
    );
    expect(english.map(({ file }) => file)).toEqual([]);
    // Texts of SQL, and colours.
    const NO_WORDS = ['kehadiran/hari/keadaan.ts', 'kehadiran/riwayat/status-hari.ts', 'base/panduan/buku.ts'];
    const MISNAMED = [
      /const (?:(?:KATA|SEBUT_\w+)\b|NAMA_\w+: Record<[^=]*\bstring>)/,
      /const LABEL\w*(?:: [^=]*)? = \{\s+[^\n]*: \{/,
      /^export const (?!(?:LABEL|SEBUTAN|KATA|KALIMAT|CHIP)_)\w+: (?:\w+<)*Record<[^=]*\bstring>+ = \{/m,
    ];
    const misnamed = ['rules', 'contract', 'server', 'web'].flatMap((name) =>
      sourcesOf(name).filter(
        (one) => !isTest(one) && !NO_WORDS.includes(one.file) && MISNAMED.some((form) => form.test(one.code)),
      ),
    );
    expect(misnamed.map(({ file }) => file)).toEqual([]);
  });

  test('pieces of ui know no domain', () => {
    for (const source of sourcesOf('web').filter(({ file }) => file.startsWith('ui/'))) {
      for (const name of importsOf(source.code)) {
        expect(
          DOMAINS.some((domain) => name.includes(`/${domain}/`)),
          `${source.file} → ${name}`,
        ).toBe(false);
        expect(name, source.file).not.toMatch(/^@hadir\/contract\/(?!kit\/)/);
      }
    }
  });

  test('what a person reads of a failure is said by kit/failure alone', () => {
    const found = sourcesOf('web')
      .filter((one) => !isTest(one) && !/^kit\/failure\/|^sw\.ts$/.test(one.file))
      .filter(({ code }) => /instanceof Error \? |\b\w*[eE]rror\?\.message\b/.test(code));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  test('what people read is in plain words: those of docs/glossary.md that are not written stand nowhere', () => {
    const page = readText('docs/glossary.md').code;
    const list = page.slice(page.indexOf('## Kata di layar'));
    const [not = [], named = []] = ['tidak ditulis', 'tetap'].map((title) =>
      [...(list.split(`| ${title} |`)[1] ?? '').split('\n\n')[0]!.matchAll(/^\| ([^|]+?) \|/gm)]
        .flatMap(([, words = '']) => words.split(', '))
        .filter((word) => !word.startsWith('---')),
    );
    expect([not.length, named.length].every((count) => count > 5)).toBe(true);
    const forbidden = new RegExp(`\\b(?:${not.join('|')})(?:nya)?\\b`, 'i');
    // The database is asked in its own words, and machines and weak passwords in theirs.
    const isOwn = (file: string) =>
      /(?:\.queries|-sql)\.ts$|^(?:seed|platform|gallery)\/|kata-sandi-indonesia|iklok|perintah-mesin|pack-data-saya/.test(
        file,
      );
    // But for what somebody's copy of his data says of a table, beside its queries; why it says nothing is for us.
    const salinanOf = (code: string) => partSalinan(code)[1].replaceAll(/^ {2}\w+:\s+'[^']*',$/gm, '');
    const said = Object.keys(MAY_USE).flatMap((folder) =>
      sourcesOf(folder)
        .filter((one) => !isTest(one))
        .map(({ file, code }) => ({ file, code: isOwn(file) ? salinanOf(code) : code }))
        .flatMap(({ file, code }) => readSaid(file, code).map((text) => ({ at: `${folder}/${file}`, text }))),
    );
    expect(said.length).toBeGreaterThan(3000);
    // What people type to find something is their own, whatever they call it.
    const isTyped = (at: string, text: string) => /\/(?:finder|topik)\//.test(at) && /^[a-z ]+$/.test(text);
    const without = (text: string) =>
      named.reduce((rest, name) => (rest === name ? '' : name.includes(' ') ? rest.replaceAll(name, '') : rest), text);
    expect(
      said
        .filter(({ at, text }) => !isTyped(at, text) && forbidden.test(without(text)))
        .map(({ at, text }) => `${at}: ${text}`),
    ).toEqual([]);
  });

  test('numbers, dates and money are written by kit/format alone, as docs/glossary.md says', () => {
    const found = sourcesOf('web')
      .filter((one) => !isTest(one) && !one.file.startsWith('kit/format/'))
      .filter(({ code }) => /^export (?:function|const) format[A-Z]/m.test(code));
    expect(found.map(({ file }) => file)).toEqual([]);
    // The web writes a date and a month as what the server writes does.
    const turning = ['contract', 'server', 'web'].flatMap((name) =>
      sourcesOf(name)
        .filter(
          (one) =>
            !isTest(one) &&
            /\.toReversed\(\)\.join\('-'\)|\.split\('-'\)\.reduceRight|\$\{day\}-\$\{month\}/.test(one.code),
        )
        .map(({ file }) => `${name}/${file}`),
    );
    expect(turning).toEqual(['contract/kit/sebut-tanggal.ts']);
    // So it does a time without its seconds.
    const cutting = ['contract', 'server', 'web'].flatMap((name) =>
      sourcesOf(name)
        .filter((one) => !isTest(one) && one.code.includes('.slice(0, 5)'))
        .map(({ file }) => `${name}/${file}`),
    );
    expect(cutting).toEqual(['contract/kit/sebut-jam.ts']);
  });

  test('times are told through kit/format, which asks for the zone, and today is the day of the place', () => {
    const found = sourcesOf('web')
      .filter((one) => !isTest(one) && !one.file.startsWith('kit/format/'))
      .filter(({ code }) => /toLocale(Date|Time)String|Intl\.DateTimeFormat|tanggalOf\(new Date\(\)/.test(code));
    expect(found.map(({ file }) => file)).toEqual(['kit/zona/use-today.ts']);
  });

  test('what is written in a box of several lines may have them', () => {
    const sources = sourcesOf('web').filter((one) => !isTest(one));
    const found = sources.flatMap(({ file, code }) => {
      const names = [...code.matchAll(/<Textarea\b[^<]*?\{\.\.\.field\('(\w+)'\)\}/gs)].map(([, name = '']) => name);
      if (names.length === 0) return [];
      // The schema of a form stands in its own file or in the one of its values beside it.
      const beside = new Set([file, ...importsOf(code).map((name) => join(dirname(file), name))]);
      const schemas = sources.filter((one) => beside.has(one.file));
      return names.filter((name) => schemas.some((one) => new RegExp(`\\b${name}: teks(Wajib)?\\(`).test(one.code)));
    });
    expect(found).toEqual([]);
  });

  test('what a screen throws is a sentence that its reader is shown', () => {
    // A bare error is told as a fault of the system.
    const bare = sourcesOf('web')
      .filter(
        (one) => !isTest(one) && DOMAINS.includes(one.file.split('/')[0] ?? '') && !one.file.endsWith('/mulai.tsx'),
      )
      .filter(({ code }) => /throw new Error\(/.test(code));
    expect(bare.map(({ file }) => file)).toEqual([]);
  });

  test('a screen imports of another domain only its chips, pickers and sections', () => {
    for (const source of sourcesOf('web').filter((one) => !isTest(one))) {
      const [own = ''] = source.file.split('/');
      if (!DOMAINS.includes(own)) continue;
      for (const name of importsOf(source.code)) {
        const [other] = name.startsWith('.') ? join(dirname(source.file), name).split('/') : [];
        if (!other || other === own || !DOMAINS.includes(other)) continue;
        expect(name, `${source.file} → ${name}`).toMatch(/-(chip|picker|avatar|section)\.tsx?$/);
      }
    }
  });
});

/** Who answers beside the two loops over the contract, and why neither a call nor a link of the contract can do it. */
const BESIDE_THE_LOOP: Record<string, string> = {
  'platform/http/pipeline/mount.ts': 'the loop over the calls',
  'platform/http/pipeline/mount-links.ts': 'the loop over what a link opens',
  'platform/http/serving/health.ts': 'asked by machines while the database is away, when every call is refused',
  'platform/http/serving/metrics.ts': "a text in Prometheus' own form, let in by a token of the machine's owner",
  'platform/http/pages/mount-security-txt.ts': 'an address and a form that RFC 9116 sets',
  'platform/http/pages/outbox-page.ts': 'development only, for its own machine',
  'billing/bayar/mount-kabar-pembayaran.ts': 'a machine tells, signed over the bytes of the body and the time',
  'auth/simpatika/mount-login-simpatika.ts': 'sends a browser elsewhere: a redirect, no envelope',
  'perangkat/iklok/mount-iklok.ts': 'machines speak a text of their own, at addresses that their makers chose',
  'monitoring/langsung/mount-langsung.ts': 'one answer that goes on for as long as somebody looks',
  'app/openapi-page.ts': 'says what the contract is',
  'app/build-app.ts': 'refuses every address below /api that no call has',
};

/** Each stands in for somebody else's server. */
const SIMULATORS =
  /^(platform\/simpatika\/simulator\/build-simulator|platform\/simpatika\/masuk\/penyedia\/build-penyedia|billing\/simulator\/build-simulator)\.ts$/;

test('whatever answers beside the loops over the contract has its reason', () => {
  const mounting = sourcesOf('server').filter(
    ({ file, code }) => /\bapp\.(get|post|put|delete|all|route)\b/.test(code) && !isTest({ file, code }),
  );
  const files = mounting.map(({ file }) => file).filter((file) => !SIMULATORS.test(file));
  expect(files.toSorted()).toEqual(Object.keys(BESIDE_THE_LOOP).toSorted());
});

test('what the server answers beside the API is left to it by the service worker and by development', () => {
  const mounting = sourcesOf('server').filter(
    ({ file, code }) => /\bapp\.(get|post|all)\b/.test(code) && !SIMULATORS.test(file) && !file.endsWith('.test.ts'),
  );
  const said = mounting.flatMap(({ code }) => [...code.matchAll(/'(\/[.a-z-]+)(?:[/'])/g)].map(([, path]) => path));
  const opened = listLinks(links).flatMap((one) => one.paths.map((path) => `/${path.split('/')[1]}`));
  const paths = [...said, ...opened];
  expect([...new Set(paths)].toSorted()).toEqual([...SERVER_PATHS]);
});

/**
 * The storeys of each package, from the ground up: a folder imports only folders that are named before it. Read a line as
 * "klaim-presensi stands on kehadiran".
 */
const STOREYS: Record<string, string[]> = {
  rules: [
    'kode', 'waktu', 'akses', 'billing', 'persetujuan', 'atribut', 'anggota', 'tenant', 'auth', 'dashboard', 'hari-libur', 'lokasi', 'jadwal', 'cuti', 'presensi', 'wajah', 'perangkat', 'pengaturan', 'skor-presensi',
    'kehadiran', 'gangguan', 'verval', 'klaim-presensi', 'laporan', 'mutasi', 'kuesioner', 'monitoring', 'testing',
  ],
  contract: [
    'kit', 'auth', 'grup', 'pengumuman', 'periode', 'persetujuan', 'kehadiran', 'pengaturan', 'lokasi', 'atribut', 'anggota', 'tenant', 'akses', 'pemantau',
    'organisasi', 'billing', 'hari-libur', 'skor-presensi', 'jadwal', 'presensi', 'wajah', 'perangkat', 'gangguan', 'klaim-presensi', 'dashboard', 'monitoring', 'laporan', 'cuti', 'verval', 'mutasi', 'kuesioner', 'data-saya', 'log',
  ],
  server: [
    'platform', 'grup', 'lokasi', 'auth', 'kehadiran', 'pengaturan', 'periode', 'persetujuan', 'organisasi', 'atribut', 'anggota', 'pemantau', 'tenant', 'akses',
    'billing', 'pengumuman', 'hari-libur', 'skor-presensi', 'jadwal', 'presensi', 'wajah', 'perangkat', 'gangguan', 'klaim-presensi', 'laporan', 'cuti', 'verval',
    'dashboard', 'monitoring', 'mutasi', 'kuesioner', 'data-saya', 'log', 'seed', 'app', 'testing',
  ],
  web: [
    'kit', 'theme', 'ui', 'base', 'gallery', 'auth', 'persetujuan', 'pengumuman', 'lokasi', 'atribut', 'wajah', 'anggota', 'grup', 'pengaturan', 'organisasi', 'tenant', 'akses', 'log', 'billing', 'profil',
    'perangkat', 'gangguan', 'periode', 'klaim-presensi', 'presensi', 'kehadiran', 'verval', 'monitoring', 'pemantau', 'dashboard', 'laporan', 'skor-presensi', 'jadwal', 'cuti', 'hari-libur', 'mutasi', 'kuesioner',
    'app', 'testing',
  ],
}; // prettier-ignore

/** The verbs that a call's name may begin with: docs/glossary.md says what each promises. */
const VERBS =
  /^(list|find|get|count|check|add|change|remove|save|set|submit|approve|reject|reset|decide|cancel|confirm|activate|import|export|print|generate|sync|open|end|send|upload|assign|grant|revoke|correct|switch|answer|enter|start)[A-Z]|^(login|logout)$/;

/** Where a screen has parts that no call and no rule of their own stands behind. */
const ROOMS_OF_WEB: Record<string, string> = {
  'anggota/saring': 'narrowing a list of members, in whatever list',
  'auth/daftar':
    'an organisation registers at the login; its calls stand in akses/permintaan, which the login does not load',
  'dashboard/pilih': 'choosing the organisation that one looks at',
  'dashboard/tindak-lanjut': 'the card of what waits',
  'klaim-presensi/perbaikan': 'mending a day from wherever it is shown',
  'kuesioner/detail': 'a questionnaire that is open: its parts side by side',
  'kuesioner/pertanyaan': 'one question as whoever answers sees it',
  'kuesioner/susun': 'composing one',
  'monitoring/dinding': 'the screen on a wall',
  'monitoring/pantauan': 'the screen of one place',
  'monitoring/peta': 'the map',
  'perangkat/pasang': 'how a machine is set up, step by step',
  'perangkat/pindai': 'the camera that reads a card',
  'presensi/bukti': 'what a tap is judged by, wherever it is decided',
};

/** Whose a place is and who is in it, which all domains may read. */
const TENANSI = ['tenant', 'organisasi', 'users', 'anggota', 'keanggotaan', 'anggota_grup', 'anggota_lokasi'];

/** Whose a table is that several domains write, or none but the database itself. */
const MILIK: Record<string, string> = {
  batas_laju: 'platform',
  berkas: 'platform',
  hari_dihapus: 'kehadiran',
  kehadiran: 'kehadiran',
  log_aktivitas: 'platform',
  nama_masuk: 'auth',
  pengaturan_organisasi: 'pengaturan',
  pengaturan_tenant: 'pengaturan',
  sebutan_orang: 'platform',
};

/** The only SQL of a domain that names tables of a domain above it, and why. */
const BACA_KE_ATAS: Record<string, string> = {
  'cuti/saldo/pemilik-saldo.queries.ts: mutasi':
    'whose right of a year is granted is told in one statement for a whole place, and the time of a loan is none of it',
  'kehadiran/hari/event.queries.ts: presensi wajah_presensi':
    'the events of a page of days with their places and comparisons, in the one query of Riwayat and the monthly report',
  'kehadiran/masa/hapus-hari.queries.ts: verval':
    'since when a month is frozen, beside whether its days are, in the one query that says how far days may go',
  'kehadiran/turunan/zona.queries.ts: pengaturan_organisasi':
    'the zones that a place had, of which the rules choose before anything is derived; pengaturan has days derived again',
  'organisasi/dipantau-sql.ts: pemantau_tugas': 'a condition within the one query of a list: what a monitor sees of it',
  'platform/db/migrate/prepare-log.ts: log_segel':
    'from which number on the log is written, before anything that could tell it has started',
  'presensi/kepercayaan/kepercayaan.queries.ts: wajah_presensi':
    'all that many events are scored by in one query, of which the comparison of a selfie is a part',
};
/** The functions of the database that domains below what they read ask, and why. */
const FUNGSI_KE_ATAS: Record<string, string> = {
  'aturan_akun: auth': 'what a place asks of accounts, in the one statement that signs in or sets a password',
  'events_antara: kehadiran presensi': 'the events of days with what holds of them, in the one statement of a check-in',
  'fakta_anggota: kehadiran presensi': 'all that days of members are derived from, in the one statement of a check-in',
  'fakta_organisasi: kehadiran presensi': 'all that days of a place are derived from, read once for many check-ins',
  'kop_atas: platform': 'the head of every printed page, in the query that finds the place',
  'kuota_berlaku: anggota organisasi':
    'how many may be active, in the statement that counts them and lets nobody in between',
  'pejabat_instansi: persetujuan': 'who may decide and is not on leave today, in the one query of the queue',
  'pelaku_pada: platform': 'who calls and what he may see, in the one query of every call',
  'pengaturan_pada: platform': 'what is in force on a date has one answer, which all ask',
  'penutupan: auth': 'what closes an account out, in the query that signs in',
  'zona_pada: kehadiran platform': 'which zone is in force at a moment has one answer, which all ask',
};

const house = countHouse();

describe('storeys', () => {
  test.each(Object.keys(STOREYS))('%s: a folder stands only on those below it', (name) => {
    const order = STOREYS[name] ?? [];
    const [above, below] = [(path: string) => path.split('/')[0] ?? '', (path: string) => order.indexOf(path)];
    const upward = [...readImports(import.meta.dirname, name)].flatMap(([file, named]) =>
      named
        .filter((other) => file.includes('/') && other.includes('/') && below(above(other)) > below(above(file)))
        .map((other) => `${file} → ${other}`),
    );
    expect(upward).toEqual([]);
    const folders = readdirSync(join(packagesDir, name, 'src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(order).toEqual(expect.arrayContaining(folders.map((entry) => entry.name)));
  });

  test('no folders beside each other lead back to themselves, at any level', () => {
    expect(house.circles).toEqual([]);
  });

  describe('of tables', () => {
    // What the domains stand on is not asked who it is: the example and the roof name whatever they need.
    const domains = sourcesOf('server').filter(
      (one) => !isTest(one) && !/^(seed|app)\/|^platform\/db\/open\/tables\.ts$/.test(one.file),
    );
    const functions = functionsOf(join(packagesDir, 'server/migrations/fungsi'));
    const tables = tablesOfServer();

    test('each is written by one domain, or it is said whose it is', () => {
      const writers = listWriters(domains, tables);
      const unclear = [...tables].filter((table) => !TENANSI.includes(table) && writers.get(table)?.size !== 1);
      expect(unclear.toSorted()).toEqual(Object.keys(MILIK));
    });

    test('a domain reads its own, those below it and those of tenancy, but for what has its reason', () => {
      const order = STOREYS['server'] ?? [];
      const upward = listTablesUpward(domains, functions, { order, tables, stated: MILIK, shared: TENANSI });
      const told = (found: ReadonlyMap<string, readonly string[]>) =>
        [...found].map(([where, what]) => `${where}: ${what.join(' ')}`).toSorted();
      expect(told(upward.files)).toEqual(Object.keys(BACA_KE_ATAS));
      expect(told(upward.functions)).toEqual(Object.keys(FUNGSI_KE_ATAS));
    });
  });

  test('no folder holds more than 25 source files', () => {
    const sizes = [...house.sizes].filter(([, size]) => size > 25);
    expect(sizes).toEqual([]);
  });

  /** Gathered by its name alone (keputusan 0999), whatever bears another one would be left out and nobody would miss it. */
  test('what a domain hands to the house bears the name of its file', () => {
    const OTHERWISE = [
      // The type of all tasks, and who has work done in a thread of its own.
      'platform/jobs/scheduled-task.ts',
      'platform/workers/run-task.ts',
    ];
    const unnamed = SUFFIXES.flatMap((suffix) => {
      const found = findByName(suffix).map(({ file }) => file);
      expect(found.length, suffix).toBeGreaterThan(2);
      return listNamed(suffix).filter((file) => !found.includes(file));
    });
    expect(unnamed.toSorted()).toEqual(OTHERWISE);
  });

  test('a call has one name, in the contract, of its function and of its file, and no other file exports it', () => {
    expect(house.callsWithoutFile).toEqual([]);
    const calls = Object.values(contract)
      .flatMap((group) => Object.keys(group))
      .concat(listLinks(links).map(({ name }) => name));
    expect(calls.length).toBe(new Set(calls).size);
    expect(calls.filter((call) => !VERBS.test(call))).toEqual([]);
    const server = sourcesOf('server').filter((one) => !isTest(one));
    const unnamed = calls.filter((call) => {
      const [own, ...others] = server.filter(({ file }) => file.endsWith(`/${fileNameOf(call)}`));
      const exported = new RegExp(`export (async function|function|const) ${call}\\b`);
      return !own || others.length > 0 || !exported.test(own.code);
    });
    expect(unnamed).toEqual([]);
    const shared = server.flatMap(({ file, code }) =>
      [...code.matchAll(/^export (?:async function|function|const) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => calls.includes(name) && basename(file) !== fileNameOf(name))
        .map((name) => `${name}: ${file}`),
    );
    expect(shared).toEqual([]);
  });

  /** Who sees a call in the contract finds its answer in the room of that name; a room may have rooms of its own. */
  test('a call is answered in the room of the server that is named as its room of the contract', () => {
    const byName = Map.groupBy(
      sourcesOf('server').filter((one) => !isTest(one)),
      ({ file }) => basename(file),
    );
    const declared = sourcesOf('contract').flatMap(({ file, code }) =>
      [...code.matchAll(/^ {2}(\w+): (?:endpoint|linkEndpoint|imporLembar|formatLembar)\(/gm)].map(([, call = '']) => ({
        call,
        room: dirname(file),
      })),
    );
    expect(declared.length).toBeGreaterThan(500);
    const elsewhere = declared.flatMap(({ call, room }) =>
      (byName.get(fileNameOf(call)) ?? [])
        .filter(({ code }) => new RegExp(`\\b${call}\\b`).test(code))
        .map(({ file }) => dirname(file))
        .filter((answered) => answered !== room && !(room.includes('/') && answered.startsWith(`${room}/`)))
        .map((answered) => `${call}: contract/${room}, server/${answered}`),
    );
    expect(elsewhere).toEqual([]);
  });

  test('a room has one name in all packages: those that only the web has are parts of its screens', () => {
    const rooms = Object.keys(MAY_USE).map((name) => {
      const paths = sourcesOf(name).map(({ file }) => file.split('/'));
      const below = paths.filter(([domain = '', , file]) => DOMAINS.includes(domain) && file !== undefined);
      return [name, new Set(below.map(([domain, room]) => `${domain}/${room}`))] as const;
    });
    const all = new Set(rooms.flatMap(([, paths]) => [...paths]));
    expect([...all].filter((path) => all.has(path.split('/').toReversed().join('/')))).toEqual([]);
    const elsewhere = new Set(rooms.filter(([name]) => name !== 'web').flatMap(([, paths]) => [...paths]));
    const ofWeb = [...all].filter((path) => !elsewhere.has(path));
    expect(ofWeb.toSorted()).toEqual(Object.keys(ROOMS_OF_WEB));
  });
});

describe('layout', () => {
  test('every domain has its folder', () => {
    const folders = new Set(
      Object.keys(MAY_USE).flatMap((name) => sourcesOf(name).map(({ file }) => file.split('/')[0])),
    );
    expect(DOMAINS.filter((domain) => !folders.has(domain))).toEqual([]);
  });

  test.each(Object.keys(MAY_USE))('%s has folders of known names only', (folder) => {
    const folders = readdirSync(join(packagesDir, folder, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect([...DOMAINS, ...(TECHNICAL[folder] ?? [])]).toEqual(expect.arrayContaining(folders));
  });

  test.each(Object.keys(MAY_USE))('%s: files are small, kebab-case, and export by name', (folder) => {
    for (const source of sourcesOf(folder)) {
      const lines = source.code.split('\n').length;
      if (!isTest(source) && source.file !== 'platform/db/open/tables.ts')
        expect(lines, source.file).toBeLessThanOrEqual(300);
      expect(source.file, source.file).toMatch(/^[a-z0-9./-]+\.(ts|tsx)$/);
      expect(source.code, source.file).not.toMatch(/^export default|^export \* from/m);
    }
  });
});

describe('what is there serves', () => {
  /** A name that stands once where it is made and nowhere else but in tests serves nobody; types are knip's to find. */
  test('every export serves more than its test', () => {
    const scripts = sourcesBelow(join(import.meta.dirname, 'scripts'));
    const made = Object.keys(MAY_USE).flatMap((folder) =>
      sourcesOf(folder)
        .filter((one) => !isTest(one))
        .map(({ file, code }) => ({ file: `${folder}/${file}`, code })),
    );
    // What is handed over by the name of its file is asked for by what gathers it.
    const gathering = Object.keys(MAY_USE).flatMap(generatedOf);
    const served = new Map<string, number>();
    for (const { code } of [...made, ...scripts, ...gathering]) {
      for (const word of [...code.matchAll(/\w+/g)].map(([one]) => one).concat(screensServed(code)))
        served.set(word, (served.get(word) ?? 0) + 1);
    }
    const unserved = made.flatMap(({ file, code }) =>
      [...code.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)]
        .filter(([, name = '']) => served.get(name) === 1)
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(unserved).toEqual([]);
  });

  test.each(Object.keys(MAY_USE))('%s: no file needs itself, by whatever way round', (folder) => {
    const needs = new Map(sourcesOf(folder).map(({ file, code }) => [file, neededBy(file, code)]));
    const whole = new Set<string>();
    const visit = (file: string, way: readonly string[]) => {
      if (whole.has(file)) return;
      expect(way, `${folder}: ${[...way, file].join(' → ')}`).not.toContain(file);
      for (const next of needs.get(file) ?? []) visit(next, [...way, file]);
      whole.add(file);
    };
    for (const file of needs.keys()) visit(file, []);
  });
});

/** A row of an address names the file of its screen, and with it the screen: `cuti-screen.tsx` exports `CutiScreen`. */
function screensServed(code: string): string[] {
  return [...code.matchAll(/screen: \(\) => import\('[./\w-]+\/([\w-]+-screen)\.tsx'\)/g)].map(([, file = '']) =>
    file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
}

/** What a file needs to run: types are gone by then. */
function neededBy(file: string, code: string): string[] {
  return [...code.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm)].map(([, source = '']) =>
    join(dirname(file), source),
  );
}

describe('documents', () => {
  const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...readdirSync(join(import.meta.dirname, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`)]; // prettier-ignore

  test.each(pages)('%s names only paths that exist', (page) => {
    const text = readFileSync(join(import.meta.dirname, page), 'utf8');
    const paths = [...text.matchAll(/`((?:packages|docs|scripts|bench|e2e)\/[\w./-]+)`/g)].map(
      ([, path]) => path ?? '',
    );
    expect(paths.filter((path) => !existsSync(join(import.meta.dirname, path)))).toEqual([]);
  });

  const guides = ['CONTRIBUTING.md', ...pages.filter((page) => page.startsWith('docs/panduan/'))];

  test.each(guides)('%s names only commands and pages that exist', (page) => {
    const text = readFileSync(join(import.meta.dirname, page), 'utf8');
    const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const commands = [...text.matchAll(/`npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const named = [...text.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, file = '']) => join(dirname(page), file));
    const run = [...text.matchAll(/`(?:node|npx vitest run(?: --project [\w-]+)?) ([\w./-]+)/g)].map(
      ([, file]) => file ?? '',
    );
    expect([...named, ...run].filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
  });

  /** The steps of a guide that are done by hand, by what they are done in; the test is none of them. */
  const stepsOf = (guide: string) =>
    [...readFileSync(join(import.meta.dirname, 'docs/panduan', guide), 'utf8').matchAll(/^\d+\. (.+)$/gm)]
      .map(([, step = '']) => step)
      .filter((step) => !step.startsWith('**Uji**'));

  test('a new call costs three files, a new domain at most eight', () => {
    expect(stepsOf('panggilan-baru.md').length).toBe(3);
    expect(stepsOf('ranah-baru.md').length).toBeLessThanOrEqual(8);
    expect(stepsOf('layar-baru.md').length).toBe(2);
  });

  /** What gathers three domains or more gathers the next one too. */
  test('the guide of a new domain names whatever gathers domains in the contract and in the server', () => {
    const [guide, above] = [readText('docs/panduan/ranah-baru.md').code, (file: string) => file.split('/')[0] ?? ''];
    const gathering = ['contract', 'server'].flatMap((name) =>
      [...readImports(import.meta.dirname, name)]
        .filter(
          ([file]) =>
            !/^(seed|testing)\/|\.generated\.ts$/.test(file) && !file.split('/').some((part) => DOMAINS.includes(part)),
        )
        .filter(([, named]) => new Set(named.map(above).filter((one) => DOMAINS.includes(one))).size > 2)
        .map(([file]) => `packages/${name}/src/${file}`),
    );
    expect(gathering.length).toBeGreaterThan(5);
    expect(gathering.filter((path) => !guide.includes(`\`${path}\``))).toEqual([]);
  });

  test('docs/keamanan.md measures every chapter of ASVS 5.0, and each test that it rests on is there', () => {
    const page = readFileSync(join(import.meta.dirname, 'docs/keamanan.md'), 'utf8');
    const chapters = page.split(/^## (?=V\d)/m).slice(1);
    expect(chapters.map((one) => /^V\d+/.exec(one)?.[0])).toEqual(Array.from({ length: 17 }, (_, at) => `V${at + 1}`));
    for (const chapter of chapters) expect(chapter).toMatch(/`[\w./-]+\.test\.tsx?`|[Tt]idak berkaitan/);
    const tests = [...page.matchAll(/[\w./-]*\.test\.tsx?/g)].map(([path]) => path);
    expect(tests.length).toBeGreaterThan(60);
    expect(tests.filter((path) => !existsSync(join(import.meta.dirname, path)))).toEqual([]);
  });

  const decisions = readdirSync(join(import.meta.dirname, 'docs/decisions')).map((file) => file.slice(0, 4));

  test('a decision has a number of its own', () => {
    expect(decisions).toEqual([...new Set(decisions)]);
  });

  test.each(pages)('%s refers to decisions that exist', (page) => {
    const text = readFileSync(join(import.meta.dirname, page), 'utf8');
    const named = [...text.matchAll(/keputusan (\d{4})/gi)].map(([, number]) => number);
    expect(decisions).toEqual(expect.arrayContaining(named));
  });

  const aturan = readdirSync(join(import.meta.dirname, 'docs/aturan')).map((file) => ({
    file,
    text: readFileSync(join(import.meta.dirname, 'docs/aturan', file), 'utf8'),
  }));
  test.each(aturan)('each rule of docs/aturan/$file has an example and a source', ({ text }) => {
    const rules = text.split(/^## /m).slice(1);
    expect(rules.length).toBeGreaterThan(2);
    for (const rule of rules) expect(rule).toMatch(/\n- \*\*Contoh:\*\* .+\n- \*\*Sumber:\*\* .+\n*$/);
  });

  test('each rule, decision and document that something cites is there', () => {
    const anchors = listAnchors(import.meta.dirname);
    expect(listCitations(readCiting(import.meta.dirname)).length).toBeGreaterThan(50);
    expect(anchors.length).toBeGreaterThan(150);
    expect(house.brokenCitations).toEqual([]);
  });

  test('each rule of docs/aturan is cited by what keeps it', () => {
    expect(house.rulesUncited).toEqual([]);
  });

  test('every variable of the environment that something reads is named in README.md', () => {
    const notOurs = ['PATH', 'CI', 'PROD', 'VITEST_POOL_ID'];
    const read = ['packages', 'scripts', 'bench', 'e2e']
      .flatMap((folder) => sourcesBelow(join(import.meta.dirname, folder)))
      .filter(({ file }) => !file.includes('node_modules'))
      .flatMap(({ code }) => [...code.matchAll(/(?:process|import\.meta)\.env\[?'?\.?([A-Z][A-Z0-9_]+)/g)])
      .map(([, name = '']) => name)
      .filter((name) => !notOurs.includes(name));
    const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
    expect(read).toContain('CHROMIUM_PATH');
    expect(read.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  test('docs/panduan/komponen.md names every piece of ui that a screen uses', () => {
    const page = readFileSync(join(import.meta.dirname, 'docs/panduan/komponen.md'), 'utf8');
    const used = sourcesOf('web')
      .filter((one) => !one.file.startsWith('ui/') && !isTest(one))
      .flatMap(({ code }) => [...code.matchAll(/import \{([^}]*)\} from '[./]+\/ui\/[\w/-]+\.tsx'/g)])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      .filter((name) => /^[A-Z]/.test(name));
    expect(new Set(used).size).toBeGreaterThan(30);
    expect([...new Set(used)].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('the settings that a server reads are named in README.md', () => {
    const config = readFileSync(join(packagesDir, 'server/src/platform/kit/config.ts'), 'utf8');
    const settings = [...config.matchAll(/^ {2}([A-Z][A-Z0-9_]+): z/gm)].map(([, name]) => name ?? '');
    const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
    expect(settings.length).toBeGreaterThan(15);
    expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
