import lighthouse from 'lighthouse';
import { addressOf } from '../../e2e/kit/address-of.ts';
import { idsOfDemo } from '../../e2e/kit/ids-of-demo.ts';
import { routes, type RouteName } from '../../packages/web/src/base/links/routes.ts';
import { buildWeb } from '../../scripts/tasks/build-web.ts';
import type { Figure } from '../kit/figure.ts';
import { freePort } from '../../packages/server/src/testing/luar/free-port.ts';
import { newVisit } from '../kit/new-visit.ts';
import { openChromium } from '../kit/open-chromium.ts';
import { runServer } from '../kit/run-server.ts';
import { signIn } from '../kit/sign-in.ts';

const RUNS = 3;
const BROKEN_MAX = 2;

/** What is waited for most, and how fast it must be. */
const KECEPATAN = [
  ['login', 'layar masuk', 95],
  ['riwayatKehadiran', 'Riwayat Kehadiran', 90],
  ['home', 'Beranda', 90],
] as const satisfies [RouteName, string, number][];
/** The other screens of an operator's day. */
const AKSES = [
  'laporan.kehadiran.harian',
  'laporan.kehadiran',
  'persetujuan',
  'presensiManual',
  'klaimPresensi',
  'riwayatCuti',
  'saldoCuti',
  'jadwalShift',
  'jamKerja',
  'user',
  'user.detail',
  'organisasi.detail',
  'device',
  'analitik',
  'bantuan',
] as const satisfies RouteName[];

type Skor = { performance: number; accessibility: number };
type Kunjungan = { port: number; url: string; cookie: string | null };

/** Lighthouse on a phone, on screens of the built app with its demo: of speed the median of three runs. */
export async function measure(): Promise<Figure[]> {
  await buildWeb();
  const server = await runServer({ demo: true });
  const port = await freePort();
  const browser = await openChromium(port);
  try {
    const cookie = await signIn(server.url, 'operator.mtsn1');
    const operator = await newVisit(browser, server.url, cookie);
    const ids = await idsOfDemo(operator);
    await operator.context().close();

    const at = (name: RouteName): Kunjungan => ({
      port,
      url: new URL(addressOf(name, ids), server.url).href,
      cookie: name === 'login' ? null : cookie,
    });
    const figures: Figure[] = [];
    const aksesibilitas: Figure[] = [];
    for (const [name, sebut, batas] of KECEPATAN) {
      const skor = await medianOf(at(name), RUNS);
      figures.push(figure(`Lighthouse, kecepatan ${sebut}`, skor.performance, batas));
      aksesibilitas.push(figure(`Lighthouse, aksesibilitas ${sebut}`, skor.accessibility, 100));
    }
    for (const name of AKSES) {
      const { accessibility } = await medianOf(at(name), 1);
      aksesibilitas.push(figure(`Lighthouse, aksesibilitas ${routes[name].title}`, accessibility, 100));
    }
    return [...figures, ...aksesibilitas];
  } finally {
    await browser.close();
    await server.remove();
  }
}

const figure = (nama: string, nilai: number, batas: number): Figure => ({
  nama,
  nilai,
  satuan: 'dari 100',
  batas,
  arah: 'paling sedikit',
});

/** Of speed too, where it is more than one run. */
async function medianOf(kunjungan: Kunjungan, jumlah: number): Promise<Skor> {
  const categories = jumlah > 1 ? ['performance', 'accessibility'] : ['accessibility'];
  const runs: Skor[] = [];
  for (let broken = 0; runs.length < jumlah;) {
    const run = await runLighthouse(kunjungan, categories);
    if (typeof run === 'object') runs.push(run);
    // Lighthouse itself now and then loses the page that it measures; that says nothing of the page.
    else if (++broken > BROKEN_MAX) throw new Error(`${kunjungan.url}: ${run}`);
  }
  return { performance: median(runs, 'performance'), accessibility: median(runs, 'accessibility') };
}

const median = (runs: readonly Skor[], category: keyof Skor) =>
  runs.map((run) => run[category]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;

/** The scores, or why there are none. What costs points is told beside them. */
async function runLighthouse({ port, url, cookie }: Kunjungan, onlyCategories: string[]): Promise<Skor | string> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories,
    ...(cookie !== null && { extraHeaders: { Cookie: cookie } }),
  });
  if (!run || run.lhr.runtimeError) return run?.lhr.runtimeError?.message ?? 'no report';
  if (new URL(run.lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} led to ${run.lhr.finalDisplayedUrl}`);
  }
  const { performance, accessibility } = run.lhr.categories;
  for (const { id, weight } of [...(performance?.auditRefs ?? []), ...(accessibility?.auditRefs ?? [])]) {
    const { score = 1, displayValue = '' } = run.lhr.audits[id] ?? {};
    if (weight > 0 && score !== null && score < 0.9) console.error(`  ${new URL(url).pathname}: ${id} ${displayValue}`);
  }
  return {
    performance: Math.round((performance?.score ?? 0) * 100),
    accessibility: Math.round((accessibility?.score ?? 0) * 100),
  };
}
