import { mewakiliSemuaCuti } from '@hadir/rules/cuti/dasar/cuti-terlihat.ts';
import { returnSaldo } from '@hadir/rules/cuti/saldo/return-saldo.ts';
import { isDijalani } from '@hadir/rules/cuti/ajuan/list-tindakan-cuti.ts';
import { judgeTindakanCuti, type TindakanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { mailBerakhir, type KeanggotaanBerakhir } from '../../persetujuan/surat/mail-berakhir.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { updateAjuan, type Ajuan } from '../dasar/ajuan.queries.ts';
import { insertBaris, keyOfPemilik, loadLots, lockSaldo } from '../saldo/lot-saldo.queries.ts';
import { askSyncKurang } from '../sinkron/ask-sync-kurang.ts';
import { mailHasilCuti } from '../surat/mail-hasil-cuti.ts';
import { refuseTindakan } from '../dasar/refuse-tindakan.ts';
import { insertRiwayat } from '../dasar/riwayat-cuti.queries.ts';
import { touchCuti } from '../dasar/touch-cuti.ts';

type Pembatalan = {
  aksi: Extract<TindakanCuti, { tindakan: 'batal' | 'tolak_perubahan' }>;
  keterangan: string;
  /** Until when days of rights that lapsed meanwhile may be used; null lets them lapse again. */
  perpanjang_sampai: string | null;
  /** From which day on its days are given back; today unless said. */
  sejak?: Tanggal;
  /** The membership that ends, and the leave with it: nobody cancelled it. */
  berakhir?: KeanggotaanBerakhir;
};

/**
 * Ends an approved leave: the days from today on are work again, and what they had drawn goes back to the lots that it
 * came from (aturan/cuti#pembatalan). Refuses one of which every day was taken.
 */
export async function cancelCuti(ctx: OrganisasiCtx, ajuan: Ajuan, pembatalan: Pembatalan): Promise<void> {
  const { cuti_id, user_id, cuti_kategori_id, tgl_awal, tgl_akhir, status } = ajuan;
  const { aksi, keterangan, perpanjang_sampai, sejak = ctx.today, berakhir } = pembatalan;
  const keadaan = { status, keputusan: ajuan.keputusan, isDecided: true, isLastJenjang: true };
  const hasil = judgeTindakanCuti(aksi, keadaan);
  if (hasil.kind === 'refused') throw await refuseTindakan(ctx, ajuan, hasil.reason, 'dibatalkan');
  if (isDijalani(ajuan, ctx.today)) throw new Refusal('cuti.all_taken', { jalan: jalanKembali(ctx, user_id) });
  if (perpanjang_sampai !== null && perpanjang_sampai < ctx.today) {
    throw refuseField('perpanjang_sampai', 'Perpanjangan tidak boleh sudah lewat');
  }

  const tgl_batal = tgl_awal > sejak ? tgl_awal : sejak;
  await lockSaldo(ctx, user_id);
  const owner = { user_id, cuti_kategori_id };
  const lots = (await loadLots(ctx, { user_ids: [user_id], cuti_kategori_id })).get(keyOfPemilik(owner)) ?? [];
  const baris = returnSaldo(lots, {
    cuti_id,
    isKembali: (hari) => hari >= tgl_batal,
    tanggal: ctx.today,
    perpanjang_sampai,
  });
  await insertBaris(ctx, [{ ...owner, baris, keterangan: keterangan || null }]);
  await updateAjuan(ctx, cuti_id, { status: hasil.status, tgl_batal, diputuskan_pada: ctx.now });
  const tindakan = aksi.tindakan === 'batal' ? 'dibatalkan' : 'perubahan ditolak';
  const langkah = { tindakan, status: hasil.status, keterangan: keterangan || null, tgl_awal, tgl_akhir } as const;
  await insertRiwayat(ctx, cuti_id, langkah, berakhir ? 'keanggotaan' : 'pemanggil');
  if (tgl_batal <= tgl_akhir) await touchCuti(ctx, user_id, { tgl_awal: tgl_batal, tgl_akhir });
  await askSyncKurang(ctx, [user_id]);
  if (berakhir) await mailBerakhir(ctx, { untuk: 'cuti', objek_id: cuti_id }, berakhir);
  else await mailHasilCuti(ctx, cuti_id, { tindakan, hasAlasan: keterangan !== '' });
}

/** Who gives back days that were not taken: to an operator it is another one (aturan/cuti#pengembalian). */
function jalanKembali({ actor }: OrganisasiCtx, user_id: number): string {
  if (actor.user_id !== user_id) return 'kembalikan harinya';
  return mewakiliSemuaCuti(actor)
    ? 'minta operator lain atau admin induk mengembalikan harinya'
    : 'minta operator mengembalikan harinya';
}
