import type { Browser } from 'playwright-core';
import { addressOf } from '../../e2e/kit/address-of.ts';
import { ask } from '../../e2e/kit/demo-ids.ts';
import { idsOfDemo } from '../../e2e/kit/ids-of-demo.ts';
import { screensOf, VISITORS, type Visitor } from '../../e2e/kit/screen-visits.ts';
import type { RouteName } from '../../packages/web/src/base/links/routes.ts';
import { buildWeb } from '../../scripts/tasks/build-web.ts';
import type { Figure } from '../kit/figure.ts';
import { loadScreen } from './load-screen.ts';
import { newVisit } from '../kit/new-visit.ts';
import { openChromium } from '../kit/open-chromium.ts';
import { runServer } from '../kit/run-server.ts';
import { signIn } from '../kit/sign-in.ts';

type Load = { visitor: Visitor; name: RouteName; bytes: number };

/** A member of the demo who has not answered what his madrasah asks, and the link that it gave to others. */
const ANGGOTA = 'guru.mtsn1';
const TAUTAN = '#contoh-mtsn1';

/** What a phone that was never here fetches until a screen stands, of the built app with its demo. */
export async function measure(): Promise<Figure[]> {
  await buildWeb();
  const server = await runServer({ demo: true });
  const browser = await openChromium();
  try {
    const { loads, menjawab } = await loadAll(browser, server.url);
    const masuk = loads.find(({ name }) => name === 'login');
    const presensi = loads.find(({ name, visitor }) => name === 'home' && visitor === ANGGOTA);
    const publik = loads.find(({ name }) => name === 'survey-client');
    if (!masuk || !presensi || !publik) throw new Error('The login, the check-in or a questionnaire was not opened');
    const lain = loads.filter((one) => one !== masuk && one !== presensi && one !== publik);
    const terbesar = lain.reduce((largest, one) => (one.bytes > largest.bytes ? one : largest), masuk);
    return [
      figure('Muatan menjawab kuesioner melebihi layar presensi, JavaScript dan CSS', menjawab - presensi.bytes, 60),
      figure('Muatan pertama layar masuk, JavaScript dan CSS', masuk.bytes, 150),
      figure('Muatan pertama layar presensi anggota, JavaScript dan CSS', presensi.bytes, 200),
      figure('Muatan pertama kuesioner lewat tautan, JavaScript dan CSS', publik.bytes, 90),
      figure(`Muatan pertama terbesar dari ${lain.length} layar lain (${terbesar.name})`, terbesar.bytes, 260),
    ];
  } finally {
    await browser.close();
    await server.remove();
  }
}

const figure = (nama: string, bytes: number, batas: number): Figure => ({
  nama,
  nilai: bytes / 1000,
  satuan: 'KB',
  batas,
  arah: 'paling banyak',
});

async function loadAll(browser: Browser, url: string): Promise<{ loads: Load[]; menjawab: number }> {
  const operator = await newVisit(browser, url, await signIn(url, 'operator.mtsn1'));
  const ids = await idsOfDemo(operator);
  await operator.context().close();
  const loads: Load[] = [];
  for (const visitor of VISITORS) {
    const cookie = visitor && (await signIn(url, visitor));
    for (const name of screensOf(visitor)) {
      const link = name === 'survey-client' ? TAUTAN : '';
      const bytes = await loadScreen(browser, new URL(addressOf(name, ids) + link, url), cookie);
      loads.push({ visitor, name, bytes });
    }
  }
  const cookie = await signIn(url, ANGGOTA);
  const anggota = await newVisit(browser, url, cookie);
  const { data } = await ask<{ data: { kuesioner_id: number }[] }>(
    anggota,
    `/orgs/${ids['organisasi_id']}/kuesioner/riwayat?sudah=0`,
  );
  await anggota.context().close();
  const [menunggu] = data;
  if (!menunggu) throw new Error('Nothing waits for the answer of the member');
  const isian = new URL(`${addressOf('riwayatKuesioner', ids)}?kuesioner=${menunggu.kuesioner_id}`, url);
  return { loads, menjawab: await loadScreen(browser, isian, cookie) };
}
