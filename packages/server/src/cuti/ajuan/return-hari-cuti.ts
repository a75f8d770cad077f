import { KALIMAT_TANPA_HARI } from '@hadir/contract/cuti/ajuan/kalimat-kembali.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { returnSaldo } from '@hadir/rules/cuti/saldo/return-saldo.ts';
import { countHariCuti, listHariDiambil } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { judgeTindakanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import { mergeRanges } from '@hadir/rules/waktu/merge-ranges.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { found } from '../../platform/kit/found.ts';
import { refuseField } from '../../platform/kit/refusal.ts';
import { updateAjuan, type Ajuan } from '../dasar/ajuan.queries.ts';
import { insertHariKembali } from '../dasar/hari-kembali.queries.ts';
import { loadHariKerja } from '../dasar/load-hari-kerja.ts';
import { refuseTindakan } from '../dasar/refuse-tindakan.ts';
import { insertRiwayat } from '../dasar/riwayat-cuti.queries.ts';
import { touchCuti } from '../dasar/touch-cuti.ts';
import { insertBaris, keyOfPemilik, loadLots, lockSaldo } from '../saldo/lot-saldo.queries.ts';
import { askSyncKurang } from '../sinkron/ask-sync-kurang.ts';
import { mailHasilCuti } from '../surat/mail-hasil-cuti.ts';

type Pengembalian = { hari: readonly Tanggal[]; keterangan: string; perpanjang_sampai: Tanggal | null };

/**
 * Gives days of an approved leave back that were not taken, also past ones: they are judged as any other day, and what
 * they had drawn returns to the lots that it came from (aturan/cuti#pengembalian). A leave of which no counted day is
 * left ends as cancelled. Refuses (433) what would move a frozen month, and (422) a day that the leave does not hold.
 */
export async function returnHariCuti(ctx: OrganisasiCtx, ajuan: Ajuan, pengembalian: Pengembalian): Promise<void> {
  const { cuti_id, user_id, cuti_kategori_id, tgl_awal } = ajuan;
  const { keterangan, perpanjang_sampai } = pengembalian;
  const keadaan = { status: ajuan.status, keputusan: ajuan.keputusan, isDecided: true, isLastJenjang: true };
  const asked = [...new Set(pengembalian.hari)].toSorted();
  const hariOn = found(await loadHariKerja(ctx.db, ctx.organisasi.organisasi_id, ajuan));
  const hari_kembali = [...ajuan.hari_kembali, ...asked];
  const jumlah_hari = countHariCuti(listHariDiambil({ ...ajuan, hari_kembali }, (one) => hariOn(one).is_kerja));
  const isHabis = jumlah_hari === 0;
  const hasil = judgeTindakanCuti({ tindakan: 'kembalikan', keterangan, isHabis }, keadaan);
  if (hasil.kind === 'refused') throw await refuseTindakan(ctx, ajuan, hasil.reason, 'dikembalikan harinya');
  const { status } = hasil;
  if (perpanjang_sampai !== null && perpanjang_sampai < ctx.today) {
    throw refuseField('perpanjang_sampai', 'Perpanjangan tidak boleh sudah lewat');
  }
  const hari = requireHari(ajuan, asked);

  await lockSaldo(ctx, user_id);
  const owner = { user_id, cuti_kategori_id };
  const lots = (await loadLots(ctx, { user_ids: [user_id], cuti_kategori_id })).get(keyOfPemilik(owner)) ?? [];
  const isKembali = (tanggal: Tanggal) => hari.includes(tanggal);
  const baris = returnSaldo(lots, { cuti_id, isKembali, tanggal: ctx.today, perpanjang_sampai });
  await insertBaris(ctx, [{ ...owner, baris, keterangan }]);
  await insertHariKembali(ctx, cuti_id, hari);
  await updateAjuan(
    ctx,
    cuti_id,
    isHabis ? { status, tgl_batal: tgl_awal, diputuskan_pada: ctx.now } : { jumlah_hari },
  );
  const tindakan = isHabis ? 'dibatalkan' : 'hari dikembalikan';
  const rentangs = isHabis ? [ajuan] : mergeRanges(hari.map((one) => ({ tgl_awal: one, tgl_akhir: one })));
  for (const { tgl_awal: dari, tgl_akhir: sampai } of rentangs) {
    const rentang = { tgl_awal: dari, tgl_akhir: sampai };
    await insertRiwayat(ctx, cuti_id, { tindakan, status, keterangan, ...rentang });
    await touchCuti(ctx, user_id, rentang);
  }
  await askSyncKurang(ctx, [user_id]);
  await mailHasilCuti(ctx, cuti_id, {
    tindakan,
    isDiubah: !isHabis && ajuan.keputusan === 'diubah',
    hasAlasan: keterangan !== '',
  });
}

/** The days as asked for; each must be one that the leave still holds. */
function requireHari(ajuan: Ajuan, days: readonly Tanggal[]): readonly Tanggal[] {
  if (days.length === 0) throw refuseField('hari', KALIMAT_TANPA_HARI);
  const foreign = days.find((one) => one < ajuan.tgl_awal || one > ajuan.tgl_akhir || ajuan.hari_kembali.includes(one));
  if (foreign) {
    throw refuseField('hari', `${sebutTanggal(foreign)} bukan hari cuti ini, atau sudah dikembalikan`);
  }
  return days;
}
