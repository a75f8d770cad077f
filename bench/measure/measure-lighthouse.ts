import lighthouse from 'lighthouse';
import { addressOf } from '../../e2e/kit/address-of.ts';
import { idsOfDemo } from '../../e2e/kit/ids-of-demo.ts';
import { buildWeb } from '../../scripts/tasks/build-web.ts';
import type { Figure } from '../kit/figure.ts';
import { freePort } from '../kit/free-port.ts';
import { newVisit } from '../kit/new-visit.ts';
import { openChromium } from '../kit/open-chromium.ts';
import { runServer } from '../kit/run-server.ts';
import { signIn } from '../kit/sign-in.ts';

const RUNS = 5;
const BROKEN_MAX = 2;

type Skor = { performance: number; accessibility: number };

/** Lighthouse on a phone, the median of five runs on each screen of the built app with its demo. */
export async function measure(): Promise<Figure[]> {
  buildWeb();
  const server = await runServer({ demo: true });
  const port = await freePort();
  const browser = await openChromium(port);
  try {
    const cookie = await signIn(server.url, 'operator.mtsn1');
    const operator = await newVisit(browser, server.url, cookie);
    const ids = await idsOfDemo(operator);
    await operator.context().close();

    const at = (name: 'login' | 'home' | 'riwayatKehadiran') => new URL(addressOf(name, ids), server.url).href;
    const masuk = await medianOf(port, at('login'), null);
    const beranda = await medianOf(port, at('home'), cookie);
    const riwayat = await medianOf(port, at('riwayatKehadiran'), cookie);
    return [
      figure('Lighthouse, kecepatan layar masuk', masuk.performance, 90),
      figure('Lighthouse, kecepatan Riwayat Kehadiran', riwayat.performance, 75),
      figure('Lighthouse, aksesibilitas layar masuk', masuk.accessibility, 100),
      figure('Lighthouse, aksesibilitas Beranda', beranda.accessibility, 100),
      figure('Lighthouse, aksesibilitas Riwayat Kehadiran', riwayat.accessibility, 100),
    ];
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

async function medianOf(port: number, url: string, cookie: string | null): Promise<Skor> {
  const runs: Skor[] = [];
  for (let broken = 0; runs.length < RUNS;) {
    const run = await runLighthouse(port, url, cookie);
    if (typeof run === 'object') runs.push(run);
    // Lighthouse itself now and then loses the page that it measures; that says nothing of the page.
    else if (++broken > BROKEN_MAX) throw new Error(`${url}: ${run}`);
  }
  return { performance: median(runs, 'performance'), accessibility: median(runs, 'accessibility') };
}

const median = (runs: readonly Skor[], category: keyof Skor) =>
  runs.map((run) => run[category]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;

/** The scores, or why there are none. */
async function runLighthouse(port: number, url: string, cookie: string | null): Promise<Skor | string> {
  const run = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
    ...(cookie !== null && { extraHeaders: { Cookie: cookie } }),
  });
  if (!run || run.lhr.runtimeError) return run?.lhr.runtimeError?.message ?? 'no report';
  if (new URL(run.lhr.finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${url} led to ${run.lhr.finalDisplayedUrl}`);
  }
  const { performance, accessibility } = run.lhr.categories;
  return {
    performance: Math.round((performance?.score ?? 0) * 100),
    accessibility: Math.round((accessibility?.score ?? 0) * 100),
  };
}
