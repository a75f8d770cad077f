import { findAturanBersama } from '@hadir/rules/cuti/bersama/find-aturan-bersama.ts';
import type { Tanggal, TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { listTanggalBersama } from '../../hari-libur/cuti-bersama.queries.ts';
import { listAturanBersama } from './aturan-bersama.queries.ts';
import type { NilaiBersama } from './compute-bersama.ts';
import { findKategoriTahunan, listAnggotaBersama, type AnggotaBersama } from './cuti-bersama.queries.ts';
import { judgeHariBersama } from './judge-hari-bersama.ts';

type Ctx = { db: Db; today: Tanggal; organisasi: { tenant_id: number; organisasi_id: number } };
export type SemuaBersama = {
  range: TanggalRange;
  /** The annual leave; null where there is none. */
  cuti_kategori_id: number | null;
  anggota: AnggotaBersama[];
  nilai: NilaiBersama;
};

/** What each cuti bersama between two dates does to whom. */
export async function judgeSemuaBersama(ctx: Ctx, range: TanggalRange): Promise<SemuaBersama> {
  const [kategori, anggota] = [await findKategoriTahunan(ctx), await listAnggotaBersama(ctx)];
  const nilai: NilaiBersama = new Map();
  if (!kategori) return { range, cuti_kategori_id: null, anggota, nilai };
  const aturan = await listAturanBersama(ctx);
  for (const hari of await listTanggalBersama(ctx, range)) {
    const mengurangi = findAturanBersama(aturan, hari.tanggal)?.mengurangi;
    const putusan = mengurangi ? await judgeHariBersama(ctx, hari, { anggota, mengurangi }) : null;
    nilai.set(hari.tanggal, { nama: hari.nama, putusan });
  }
  return { range, cuti_kategori_id: kategori.cuti_kategori_id, anggota, nilai };
}
