import { listRentangLog } from '@hadir/rules/kehadiran/list-rentang-log.ts';
import { eachDay, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { deriveRentang } from '../../kehadiran/turunan/derive-rentang.ts';
import { getZona, listZona } from '../../kehadiran/turunan/zona.queries.ts';
import { tellDitahanSendiri } from '../putusan/tell-ditahan-sendiri.ts';
import { insertScans, listPin, type Tercatat } from './impor.queries.ts';
import { IMPOR_PRESENSI } from './jenis-impor.ts';
import { readLogMesin, type ScanAnggota } from './read-log-mesin.ts';
import { skipHariDihapus } from './skip-hari-dihapus.ts';

/** So many scans are recorded in one transaction. */
const PORSI = 10_000;

/**
 * Records a machine's log and derives the days that it is about, of every member: who has no scan in it was absent.
 * A scan that is recorded already stays one, so that a second attempt does no harm; it counts on what the first recorded.
 */
export const importPresensiJob: Job<{ berkas_id: string }> = {
  jenis: IMPOR_PRESENSI,
  retryLimit: 3,
  isAwaited: true,
  async run({ deps, scope, now, progress, tercapai, reach, tenant_id, organisasi_id, dibuat_oleh }, { berkas_id }) {
    if (tenant_id === null || organisasi_id === null) throw new Error('An import belongs to an organisasi');
    const organisasi = { tenant_id, organisasi_id };
    const { berkas, pins, zona, zonaKini } = await inScope(deps.db, scope, async (db) => ({
      berkas: await deps.files.read(db, berkas_id),
      pins: await listPin(db, organisasi_id),
      zona: await listZona(db, organisasi_id),
      zonaKini: await getZona(db, organisasi_id, now),
    }));
    if (!berkas) throw new Refusal('input.file_missing');

    const log = await readLogMesin({ organisasi }, berkas.content, pins, { now, zona: zonaKini });
    const today = tanggalOfWaktu(waktuLokalOf(now.getTime(), zonaKini));
    const { scans, dihapus } = await inScope(deps.db, scope, (db) => skipHariDihapus({ db, today, organisasi }, log));
    const rentang = listRentangLog(scans, today);
    const total = scans.length + rentang.reduce((sum, { range, siapa }) => sum + workOf(range, siapa, pins.size), 0);

    let sejauh: Tercatat = { tercatat: 0, ditahan: 0, ...(tercapai as Partial<Tercatat> | null) };
    let done = 0;
    for (let first = 0; first < scans.length; first += PORSI) {
      const portion = scans.slice(first, first + PORSI);
      sejauh = await inScope(deps.db, scope, async (db) => {
        const catat = () => insertScans(db, organisasi, portion, zona, dibuat_oleh);
        const isMilik = portion.some(({ user_id }) => user_id === dibuat_oleh);
        const baru =
          isMilik && dibuat_oleh !== null
            ? await tellDitahanSendiri({ db, deps, now, organisasi }, dibuat_oleh, catat)
            : await catat();
        const kini = { tercatat: sejauh.tercatat + baru.tercatat, ditahan: sejauh.ditahan + baru.ditahan };
        await reach(db, kini);
        return kini;
      });
      done += portion.length;
      progress(done, total);
    }

    let hari = 0;
    for (const { range, siapa } of rentang) {
      const work = workOf(range, siapa, pins.size);
      hari += await deriveRentang({ db: deps.db, organisasi, now }, siapa, range, (part) =>
        progress(Math.round(done + work * part), total),
      );
      done += work;
    }
    const { di_depan, pin_asing, jumlah_pin_asing, baris_rusak, jumlah_baris_rusak } = log.hasil;
    const { tercatat, ditahan } = sejauh;
    const dilewati = { ditahan, di_depan, dihapus, pin_asing, jumlah_pin_asing, baris_rusak, jumlah_baris_rusak };
    return async () => ({ tercatat, hari, ...rentangOf(scans), dilewati });
  },
};

/** From the first to the last date of these scans; nothing where there are none. */
function rentangOf(scans: readonly ScanAnggota[]): { tgl_awal: Tanggal; tgl_akhir: Tanggal } | undefined {
  const [first, ...rest] = scans.map(({ waktu }) => tanggalOfWaktu(waktu));
  if (first === undefined) return undefined;
  const ujung = (isUjung: (a: Tanggal, b: Tanggal) => boolean) => rest.reduce((a, b) => (isUjung(a, b) ? a : b), first);
  return { tgl_awal: ujung((a, b) => a < b), tgl_akhir: ujung((a, b) => a > b) };
}

/** How much there is to derive, in member-days. */
function workOf(range: { tgl_awal: Tanggal; tgl_akhir: Tanggal }, siapa: readonly number[] | 'semua', members: number) {
  return eachDay(range).length * (siapa === 'semua' ? members : siapa.length);
}
