import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../ctx/deps.ts';
import type { Db } from '../../db/open/open-db.ts';
import { inScope } from '../../db/scope/in-scope.ts';
import { countPekerjaanMenunggu } from '../../queue/antrean.queries.ts';
import { findArsipDetik, findSalinanDetik } from './arsip.queries.ts';

/** Of processes that share an address the worst, since each tells of the same thing. */
const WORST = { aggregator: 'max' } as const;

/** What the alerts are about beside the calls: asked when somebody reads the metrics, and only then. */
export function measureState(registry: Registry, deps: Deps): void {
  const registers: Registry[] = []; // by hand, below
  // Whether it is there is told below; what it does not answer is not known.
  const ask = async <T>(query: (db: Db) => Promise<T>): Promise<T | null> =>
    deps.isDatabaseAway()
      ? null
      : await inScope(deps.db, { lingkup: 'semua' }, query, { readOnly: true }).catch(() => null);
  const belumSiap = new Gauge({
    ...WORST,
    registers,
    name: 'hadir_belum_siap',
    help: '1: yang disebut sebab tidak ada, dan permintaan ditolak dengan 503',
    labelNames: ['sebab'],
    async collect() {
      this.set({ sebab: 'basis data' }, Number(deps.isDatabaseAway()));
      this.set({ sebab: 'penyimpanan' }, Number((await deps.room.findSebab()) !== null));
    },
  });
  const tertua = new Gauge({
    ...WORST,
    registers,
    name: 'hadir_pekerjaan_tertua_detik',
    help: 'Sudah berapa detik pekerjaan yang paling lama menunggu di antrean',
  });
  const menunggu = new Gauge({
    ...WORST,
    registers,
    name: 'hadir_pekerjaan_menunggu',
    help: 'Pekerjaan yang menunggu di antrean',
    async collect() {
      const answer = await ask(countPekerjaanMenunggu);
      this.set(answer?.jumlah ?? NaN);
      tertua.set(answer?.tertua_detik ?? NaN);
    },
  });
  const arsip = new Gauge({
    ...WORST,
    registers,
    name: 'hadir_arsip_terakhir_detik',
    help: 'Sudah berapa detik tidak ada WAL yang masuk ke arsip; 0 bila PostgreSQL tidak mengarsipkan',
    async collect() {
      this.set((await ask(findArsipDetik)) ?? NaN);
    },
  });
  const salinan = new Gauge({
    ...WORST,
    registers,
    name: 'hadir_salinan_terakhir_detik',
    help: 'Umur salinan dasar terakhir di arsip, utuh (full) dan harian (diff); 0 bila PostgreSQL tidak mengarsipkan',
    labelNames: ['jenis'],
    async collect() {
      const answer = await ask(findSalinanDetik);
      this.set({ jenis: 'full' }, answer?.full ?? NaN);
      this.set({ jenis: 'diff' }, answer?.diff ?? NaN);
    },
  });
  const tersendat = monitorEventLoopDelay();
  tersendat.enable();
  const tertahan = new Gauge({
    ...WORST,
    registers,
    name: 'hadir_proses_tertahan_detik',
    help: 'Sekian lama sebuah proses menahan dirinya sendiri, p99 sejak terakhir ditanya',
    collect() {
      this.set(tersendat.percentile(99) / 1e9);
      tersendat.reset();
    },
  });
  const baca = new Counter({
    registers,
    name: 'hadir_baca_total',
    help: 'Bacaan besar: dari replika, atau dari basis data utama karena replikanya hilang, tertinggal, atau putus',
    labelNames: ['hasil'],
    collect() {
      this.reset();
      for (const [hasil, jumlah] of Object.entries(deps.baca.counts)) this.inc({ hasil }, jumlah);
    },
  });
  registry.registerMetric(baca);
  for (const gauge of [belumSiap, menunggu, tertua, arsip, salinan, tertahan]) registry.registerMetric(gauge);
}
