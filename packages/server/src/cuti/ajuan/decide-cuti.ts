import type { KeputusanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import { sebutanSetuju } from '@hadir/rules/cuti/ajuan/sebutan-setuju.ts';
import { judgeTindakanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { decideJenjang } from '../../persetujuan/jalan/decide-jenjang.ts';
import type { HakPutus } from '../../persetujuan/jalan/judge-hak.ts';
import { requireGiliran } from '../../persetujuan/jalan/require-giliran.ts';
import { updateAjuan, type Ajuan } from '../dasar/ajuan.queries.ts';
import { drawCuti } from './draw-cuti.ts';
import type { BahanCuti } from './get-cuti.ts';
import { getKategoriCuti } from '../kategori/get-kategori-cuti.ts';
import { mailHasilCuti } from '../surat/mail-hasil-cuti.ts';
import { mailPenyetuju } from '../../persetujuan/surat/mail-penyetuju.ts';
import { refuseTindakan } from '../dasar/refuse-tindakan.ts';
import { insertRiwayat } from '../dasar/riwayat-cuti.queries.ts';
import { touchCuti } from '../dasar/touch-cuti.ts';

export type Putusan = {
  keputusan: KeputusanCuti;
  keterangan: string;
  /** The dates that `diubah` gives. */
  range: TanggalRange | null;
  /** The level that is meant; null is whichever has its turn. */
  urutan: number | null;
  /** The version that was read. */
  versi?: number | undefined;
  /** Who may decide it as it stands, where that was just judged. */
  hak?: HakPutus | undefined;
};

/**
 * One approver's decision on a request that he holds locked. The last approval draws on the balance and turns the days
 * to leave in the same transaction; a refusal at any level ends it (aturan/cuti#persetujuan). Answers what it was made by,
 * where it was counted.
 */
export async function decideCuti(ctx: OrganisasiCtx, ajuan: Ajuan, putusan: Putusan): Promise<BahanCuti | undefined> {
  const { cuti_id, user_id, status, urutan } = ajuan;
  const { keputusan, keterangan } = putusan;
  const isJenjangLain = putusan.urutan !== null && putusan.urutan !== urutan;
  if (status === STATUS_CUTI.diajukan && isJenjangLain && user_id !== ctx.actor.user_id) {
    throw await refuseTindakan(ctx, ajuan, 'already_decided', keputusan);
  }
  const [giliran, kategori] = await Promise.all([
    status === STATUS_CUTI.diajukan
      ? requireGiliran(ctx, { untuk: 'cuti', objek_id: cuti_id }, { versi: putusan.versi }, putusan.hak)
      : null,
    getKategoriCuti(ctx, ajuan),
  ]);
  const isLastJenjang = urutan + (giliran?.langkah.maju ?? 1) >= ajuan.jenjang.length;
  const hasil = judgeTindakanCuti(
    { tindakan: 'putuskan', keputusan, keterangan },
    { status, keputusan: ajuan.keputusan, isDecided: urutan > 0, isLastJenjang },
  );
  if (hasil.kind === 'refused') throw await refuseTindakan(ctx, ajuan, hasil.reason, keputusan);
  if (!giliran) return undefined;

  const range = putusan.range ?? { tgl_awal: ajuan.tgl_awal, tgl_akhir: ajuan.tgl_akhir };
  const isYes = hasil.status !== STATUS_CUTI.ditolak;
  const isLast = hasil.status === STATUS_CUTI.disetujui;
  const drawn = isYes ? await drawCuti(ctx, ajuan, kategori, { range, isLast }) : undefined;
  const sebutan = isYes
    ? sebutanSetuju({ tgl_awal: ajuan.tgl_awal_ajuan, tgl_akhir: ajuan.tgl_akhir_ajuan }, range)
    : keputusan;
  const [, { persetujuan_putusan_id }] = await Promise.all([
    updateAjuan(ctx, cuti_id, {
      ...(drawn && { ...range, jumlah_hari: drawn.jumlah_hari }),
      status: hasil.status,
      keputusan: sebutan,
      ...(hasil.status === STATUS_CUTI.diajukan ? {} : { diputuskan_pada: ctx.now }),
    }),
    decideJenjang(ctx, giliran, { is_setuju: isYes, keterangan }),
  ]);
  // Both leave together.
  await Promise.all([
    insertRiwayat(ctx, cuti_id, {
      tindakan: keputusan,
      status: hasil.status,
      persetujuan_putusan_id,
      keterangan: keterangan || null,
      ...range,
    }),
    isLast ? touchCuti(ctx, user_id, range) : undefined,
  ]);
  const isDiteruskan = hasil.status === STATUS_CUTI.diajukan;
  const hak = isDiteruskan ? await mailPenyetuju(ctx, giliran.jalan) : undefined;
  const terjadi = { tindakan: keputusan, isDiubah: isLast && sebutan === 'diubah', hasAlasan: keterangan !== '' };
  if (!isDiteruskan) await mailHasilCuti(ctx, cuti_id, terjadi, giliran.jalan);
  return drawn && { kategori, fakta: drawn, lots: drawn.lots, hak };
}
