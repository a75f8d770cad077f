import { countHariCuti, listHariCuti } from '@hadir/rules/cuti/saldo/hari-cuti.ts';
import { judgeTindakanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { updateAjuan, type Ajuan } from '../dasar/ajuan.queries.ts';
import { getKategoriCuti } from '../kategori/get-kategori-cuti.ts';
import { loadPemohon } from '../dasar/load-pemohon.ts';
import { refuseTindakan } from '../dasar/refuse-tindakan.ts';
import { requireLayak } from '../dasar/require-layak.ts';
import { sendAjuan } from './send-ajuan.ts';

/** Sends a draft on its way through the chain, or says why it cannot go. */
export async function submitAjuan(ctx: OrganisasiCtx, ajuan: Ajuan, keterangan: string | null): Promise<void> {
  const hasil = judgeTindakanCuti(
    { tindakan: 'ajukan' },
    { status: ajuan.status, keputusan: ajuan.keputusan, isDecided: false, isLastJenjang: false },
  );
  if (hasil.kind === 'refused') throw await refuseTindakan(ctx, ajuan, hasil.reason, 'diajukan');

  const kategori = await getKategoriCuti(ctx, ajuan);
  const { fakta } = await loadPemohon(ctx, kategori, ajuan);
  requireLayak(ajuan, { kategori, fakta });

  const { cuti_id, tgl_awal, tgl_akhir } = ajuan;
  const { hitungan } = kategori;
  await updateAjuan(ctx, cuti_id, {
    status: hasil.status,
    hitungan,
    jumlah_hari: countHariCuti(listHariCuti({ ...ajuan, hitungan }, fakta.isHariKerja)),
    tgl_awal_ajuan: tgl_awal,
    tgl_akhir_ajuan: tgl_akhir,
    diajukan_pada: ctx.now,
  });
  await sendAjuan(ctx, { ...ajuan, status: hasil.status, keterangan, isBaru: false });
}
