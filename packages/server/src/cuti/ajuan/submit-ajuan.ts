import type { KategoriCuti } from '@hadir/contract/cuti/kategori/kategori-cuti.contract.ts';
import { checkAjuanCuti, type FaktaPemohon } from '@hadir/rules/cuti/ajuan/check-ajuan-cuti.ts';
import { countHariCuti, listHariCuti } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { judgeTindakanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { openJalan } from '../../persetujuan/jalan/jalan.queries.ts';
import { updateAjuan, type Ajuan } from '../dasar/ajuan.queries.ts';
import { getKategoriCuti } from '../kategori/get-kategori-cuti.ts';
import { loadPemohon } from '../dasar/load-pemohon.ts';
import { mailHasilCuti } from '../surat/mail-hasil-cuti.ts';
import { mailPenyetuju } from '../../persetujuan/surat/mail-penyetuju.ts';
import type { BahanCuti } from './get-cuti.ts';
import { refuseAjuan } from '../dasar/refuse-ajuan.ts';
import { refuseTindakan } from '../dasar/refuse-tindakan.ts';
import { insertRiwayat } from '../dasar/riwayat-cuti.queries.ts';

/**
 * Sends a draft on its way through the chain, or says why it cannot go; `bahan` is what it was just counted by. Answers
 * what it was sent by.
 */
export async function submitAjuan(
  ctx: OrganisasiCtx,
  ajuan: Ajuan,
  keterangan: string | null,
  bahan?: { kategori: KategoriCuti; fakta: FaktaPemohon },
): Promise<BahanCuti> {
  const hasil = judgeTindakanCuti(
    { tindakan: 'ajukan' },
    { status: ajuan.status, keputusan: ajuan.keputusan, isDecided: false, isLastJenjang: false },
  );
  if (hasil.kind === 'refused') throw await refuseTindakan(ctx, ajuan, hasil.reason, 'diajukan');

  const kategori = bahan?.kategori ?? (await getKategoriCuti(ctx, ajuan));
  const { fakta } = bahan ?? (await loadPemohon(ctx, kategori, ajuan));
  const refusal = checkAjuanCuti({ ...ajuan, has_lampiran: ajuan.lampiran !== null }, kategori, fakta);
  if (refusal) throw refuseAjuan(refusal, kategori);

  const { hitungan } = kategori;
  const kunci = { untuk: 'cuti', objek_id: ajuan.cuti_id } as const;
  const { tgl_awal, tgl_akhir } = ajuan;
  // All leave together.
  const [jalan] = await Promise.all([
    openJalan(ctx, kunci, { user_id: ajuan.user_id, giliran_sejak: ctx.today }),
    updateAjuan(ctx, ajuan.cuti_id, {
      status: hasil.status,
      hitungan,
      jumlah_hari: countHariCuti(listHariCuti({ ...ajuan, hitungan }, fakta.isHariKerja)),
      tgl_awal_ajuan: tgl_awal,
      tgl_akhir_ajuan: tgl_akhir,
      diajukan_pada: ctx.now,
    }),
    insertRiwayat(ctx, ajuan.cuti_id, {
      tindakan: 'diajukan',
      status: hasil.status,
      keterangan,
      tgl_awal,
      tgl_akhir,
    }),
  ]);
  const hak = await mailPenyetuju(ctx, kunci, jalan);
  await mailHasilCuti(ctx, ajuan.cuti_id, { tindakan: 'diajukan' }, jalan);
  return { kategori, fakta, hak };
}
