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
import { insertScans, listPin } from './impor.queries.ts';
import { IMPOR_PRESENSI } from './jenis-impor.ts';
import { readLogMesin } from './read-log-mesin.ts';

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

    const { scans } = await readLogMesin({ organisasi }, berkas.content, pins, { now, zona: zonaKini });
    const today = tanggalOfWaktu(waktuLokalOf(now.getTime(), zonaKini));
    const rentang = listRentangLog(scans, today);
    const total = scans.length + rentang.reduce((sum, { range, siapa }) => sum + workOf(range, siapa, pins.size), 0);

    let tercatat = (tercapai as { tercatat: number } | null)?.tercatat ?? 0;
    let done = 0;
    for (let first = 0; first < scans.length; first += PORSI) {
      const portion = scans.slice(first, first + PORSI);
      tercatat = await inScope(deps.db, scope, async (db) => {
        const catat = () => insertScans(db, organisasi, portion, zona, dibuat_oleh);
        const isMilik = portion.some(({ user_id }) => user_id === dibuat_oleh);
        const baru =
          isMilik && dibuat_oleh !== null
            ? await tellDitahanSendiri({ db, deps, now, organisasi }, dibuat_oleh, catat)
            : await catat();
        const sejauh = tercatat + baru;
        await reach(db, { tercatat: sejauh });
        return sejauh;
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
    const tgl_akhir = scans.map(({ waktu }) => tanggalOfWaktu(waktu)).reduce((a, b) => (a > b ? a : b), '');
    return async () => ({ tercatat, hari, ...(tgl_akhir && { tgl_akhir }) });
  },
};

/** How much there is to derive, in member-days. */
function workOf(range: { tgl_awal: Tanggal; tgl_akhir: Tanggal }, siapa: readonly number[] | 'semua', members: number) {
  return eachDay(range).length * (siapa === 'semua' ? members : siapa.length);
}
