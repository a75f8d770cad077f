import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import { KODE_PERAN } from '@hadir/rules/akses/kode-peran.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { PENGATURAN_BAWAAN } from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import { PERSETUJUAN_WAJAH } from '@hadir/rules/wajah/persetujuan-wajah.ts';
import { replaceMasaTenant } from '../../pengaturan/pengaturan.queries.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { AnggotaDemo } from './seed-anggota.ts';
import type { At } from './seed-organisasi.ts';

/** Faces are compared in the tenant's organisations. Nobody is enrolled: the demo holds no picture of a real person. */
export async function seedPengaturanWajah(trx: Db, tenant_id: number, tgl_mulai: string): Promise<void> {
  const isi = { ...PENGATURAN_BAWAAN, is_wajah: true };
  await replaceMasaTenant(trx, tenant_id, [{ tgl_mulai, tgl_selesai: null, isi }]);
  await trx.updateTable('pengaturan_organisasi').set({ is_wajah: true }).where('tenant_id', '=', tenant_id).execute();
  // Who is verified follows from the enrolment there.
  await trx.updateTable('users').set({ is_face_verified: false }).where('tenant_id', '=', tenant_id).execute();
}

/** One whose photos were turned down, and one who took his consent back: of both only that it was so is left. */
export async function seedWajah(trx: Db, { tenant_id }: At, anggota: readonly AnggotaDemo[], now: Date): Promise<void> {
  const pada = (hari: number) => new Date(now.getTime() - hari * SEHARI_MS);
  const operator = anggota.find(({ orang }) => orang.role === KODE_PERAN.operator);
  const [ditolak, ditarik] = anggota
    .filter(({ orang }) => orang.role === KODE_PERAN.user && orang.status !== STATUS_KEANGGOTAAN.tidak_aktif)
    .slice(14, 16);
  const isi = ({ user_id }: AnggotaDemo, hari: number) => ({
    tenant_id,
    user_id,
    persetujuan_versi: PERSETUJUAN_WAJAH.versi,
    persetujuan_pada: pada(hari),
    dibuat_pada: pada(hari),
    dicatat_oleh: user_id,
  });
  if (ditolak && operator) {
    const putusan = {
      diputuskan_oleh: operator.user_id,
      diputuskan_pada: pada(2),
      alasan: 'Memakai masker. Foto lagi tanpa masker',
    };
    await trx
      .insertInto('wajah')
      .values({ ...isi(ditolak, 3), status: 'ditolak', ...putusan })
      .execute();
  }
  if (ditarik) {
    await trx
      .insertInto('wajah')
      .values({ ...isi(ditarik, 20), status: 'berakhir', berakhir_pada: pada(5), sebab_berakhir: 'dicabut' })
      .execute();
  }
}
