import { checkAjuanCuti } from '@hadir/rules/cuti/ajuan/check-ajuan-cuti.ts';
import { countHariCuti, listHariCuti } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { judgeTindakanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { openJalan } from '../../persetujuan/jalan/jalan.queries.ts';
import { updateAjuan, type Ajuan } from '../dasar/ajuan.queries.ts';
import { getKategoriCuti } from '../kategori/get-kategori-cuti.ts';
import { loadPemohon } from '../dasar/load-pemohon.ts';
import { mailHasilCuti } from '../surat/mail-hasil-cuti.ts';
import { mailPenyetuju } from '../../persetujuan/surat/mail-penyetuju.ts';
import { refuseAjuan } from '../dasar/refuse-ajuan.ts';
import { refuseTindakan } from '../dasar/refuse-tindakan.ts';
import { insertRiwayat } from '../dasar/riwayat-cuti.queries.ts';

/** Sends a draft on its way through the chain, or says why it cannot go. */
export async function submitAjuan(ctx: OrganisasiCtx, ajuan: Ajuan, keterangan: string | null): Promise<void> {
  const hasil = judgeTindakanCuti(
    { tindakan: 'submit' },
    { status: ajuan.status, keputusan: ajuan.keputusan, isDecided: false, isLastJenjang: false },
  );
  if (hasil.kind === 'refused') throw await refuseTindakan(ctx, ajuan, hasil.reason, 'diajukan');

  const kategori = await getKategoriCuti(ctx, ajuan);
  const { facts } = await loadPemohon(ctx, kategori, ajuan);
  const refusal = checkAjuanCuti({ ...ajuan, has_lampiran: ajuan.lampiran !== null }, kategori, facts);
  if (refusal) throw refuseAjuan(refusal, kategori);

  const { hitungan } = kategori;
  await updateAjuan(ctx, ajuan.cuti_id, {
    status: STATUS_CUTI.diajukan,
    hitungan,
    jumlah_hari: countHariCuti(listHariCuti({ ...ajuan, hitungan }, facts.isHariKerja)),
    tgl_awal_ajuan: ajuan.tgl_awal,
    tgl_akhir_ajuan: ajuan.tgl_akhir,
    diajukan_pada: ctx.now,
  });
  const kunci = { untuk: 'cuti', objek_id: ajuan.cuti_id } as const;
  const awal = { user_id: ajuan.user_id, giliran_sejak: ctx.today };
  await openJalan(ctx, kunci, awal);
  await insertRiwayat(ctx, ajuan.cuti_id, {
    tindakan: 'diajukan',
    status: STATUS_CUTI.diajukan,
    keterangan,
    tgl_awal: ajuan.tgl_awal,
    tgl_akhir: ajuan.tgl_akhir,
  });
  await mailPenyetuju(ctx, kunci);
  await mailHasilCuti(ctx, ajuan.cuti_id);
}
