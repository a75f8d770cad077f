import type { JenisKepegawaian } from '@hadir/contract/anggota/daftar/anggota-fields.ts';
import { findCutiHari } from '@hadir/rules/cuti/saldo/cuti-hari.ts';
import { judgeCutiBersama, type PutusanCutiBersama } from '@hadir/rules/cuti/bersama/judge-cuti-bersama.ts';
import { judgeHariKerja } from '@hadir/rules/jadwal/berlaku/hari-kerja.ts';
import { isBerlaku, type Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { TanggalBersama } from '../../hari-libur/cuti-bersama.queries.ts';
import { loadFakta } from '../../kehadiran/hari/fakta.queries.ts';
import { listBekerja } from '../../kehadiran/turunan/hari-bekerja.queries.ts';
import { keepJenisBersama, type AnggotaBersama } from './cuti-bersama.queries.ts';

type Ctx = { db: Db; today: Tanggal; organisasi: { tenant_id: number; organisasi_id: number } };
export type PutusanBersama = PutusanCutiBersama & { jenis_kepegawaian: JenisKepegawaian | null };

/** What one cuti bersama does to each who was or will be a member on it, by the switch that held on it. */
export async function judgeHariBersama(
  ctx: Ctx,
  { tanggal, is_potong_saldo }: TanggalBersama,
  { anggota, mengurangi }: { anggota: readonly AnggotaBersama[]; mengurangi: readonly JenisKepegawaian[] },
): Promise<Map<number, PutusanBersama>> {
  const { db, today, organisasi } = ctx;
  const { organisasi_id } = organisasi;
  const user_ids = anggota.map(({ user_id }) => user_id);
  const semua = await loadFakta(db, organisasi_id, user_ids, { tgl_awal: tanggal, tgl_akhir: tanggal });
  const bekerja = await listBekerja(db, organisasi_id, tanggal);
  const kept = tanggal < today ? await keepJenisBersama(ctx, tanggal) : new Map<number, JenisKepegawaian>();
  const tanpaLibur = { ...semua.organisasi, hariLibur: [] };

  return new Map(
    anggota.flatMap((one): [number, PutusanBersama][] => {
      const milik = semua.anggota.get(one.user_id);
      if (!milik?.keanggotaan.some((row) => isBerlaku(row, tanggal))) return [];
      const jenis_kepegawaian = kept.get(one.user_id) ?? one.jenis_kepegawaian;
      const { kerja } = judgeHariKerja(semua.organisasi, milik, tanggal);
      const putusan = judgeCutiBersama({
        isHariKerja: judgeHariKerja(tanpaLibur, milik, tanggal).kerja !== null,
        isLibur: kerja === null,
        isCuti: findCutiHari(milik.cuti, tanggal, kerja !== null)?.hari === 1,
        bekerja: bekerja.has(one.user_id),
        mengurangi: jenis_kepegawaian && mengurangi.includes(jenis_kepegawaian),
        isMemotong: is_potong_saldo,
      });
      return [[one.user_id, { ...putusan, jenis_kepegawaian }]];
    }),
  );
}
