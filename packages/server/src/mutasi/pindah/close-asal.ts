import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { STATUS_USER } from '@hadir/rules/kode/status-user.ts';
import { updateStatus } from '../../anggota/akun/akun.queries.ts';
import { updateAnggota } from '../../anggota/dasar/update-anggota.queries.ts';
import { endTautan } from '../../auth/dasar/tautan.queries.ts';
import { revokePerambanOf } from '../../auth/sesi/peramban.queries.ts';
import { deleteSesiOf } from '../../auth/sesi/sesi.queries.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { isAktifLain } from './akun-pindah.queries.ts';
import { inTempat } from './in-tempat.ts';
import type { Pelaksana } from './pelaksana.ts';

/**
 * Closes the place that was left, once its own day has come: the membership is inactive there, and who belongs nowhere
 * any more is out everywhere: sessions, known browsers and links end. His account ends where another tenant's took its
 * place; what he did stays readable.
 */
export async function closeAsal(p: Pelaksana, mutasi: MutasiTersimpan, isAkunBerakhir: boolean): Promise<void> {
  const { user_id, organisasi_id, tgl_mulai } = mutasi;
  const { db, now } = p;
  const asal = { organisasi_id, oleh: { user_id: mutasi.dibuat_oleh, nama: mutasi.pembuat } };
  await inTempat(p, asal, async (ctx) => {
    await updateAnggota(ctx, user_id, undefined, { status: STATUS_KEANGGOTAAN.tidak_aktif });
    await ctx.deps.upward.onJabatanBerubah(ctx);
  });
  if (await isAktifLain(db, user_id, organisasi_id, tgl_mulai)) return;
  await deleteSesiOf(db, user_id);
  await revokePerambanOf(db, user_id, now, null);
  await endTautan(db, user_id, ['aktivasi', 'reset', 'ubah-email', 'kode-masuk'], now);
  if (isAkunBerakhir) await updateStatus(db, user_id, STATUS_USER.tidak_aktif);
}
