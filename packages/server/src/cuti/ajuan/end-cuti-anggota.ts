import { KEANGGOTAAN_BERAKHIR } from '@hadir/contract/cuti/ajuan/keanggotaan-berakhir.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { judgeTindakanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { closeJalan } from '../../persetujuan/jalan/jalan.queries.ts';
import { listAjuanSesudah, lockAjuan, updateAjuan } from '../dasar/ajuan.queries.ts';
import { askIngatkan } from '../../persetujuan/surat/ask-ingatkan.ts';
import { mailBerakhir, type KeanggotaanBerakhir } from '../../persetujuan/surat/mail-berakhir.ts';
import { cancelCuti } from './cancel-cuti.ts';
import { deleteKalenderOf } from '../kalender/kalender-cuti.queries.ts';
import { refuseTindakan } from '../dasar/refuse-tindakan.ts';
import { insertRiwayat } from '../dasar/riwayat-cuti.queries.ts';

/**
 * What the end of a membership today does to a member's leave: what he asked for and would begin later ends, the
 * days of approved leave after today go back to his balance, and his calendar addresses answer nothing any more. What
 * waited for his decision is told to those who make it now. Nobody decided any of it, so nobody is named.
 */
export async function endCutiAnggota(ctx: OrganisasiCtx, berakhir: KeanggotaanBerakhir): Promise<void> {
  const { user_id } = berakhir;
  await askIngatkan(ctx);
  await deleteKalenderOf(ctx, user_id);
  for (const cuti_id of await listAjuanSesudah(ctx, user_id)) {
    const ajuan = await lockAjuan(ctx, cuti_id);
    if (ajuan?.status === STATUS_CUTI.disetujui) {
      const aksi = { tindakan: 'batal', oleh: 'operator', keterangan: KEANGGOTAAN_BERAKHIR } as const;
      const sejak = addDays(ctx.today, 1);
      await cancelCuti(ctx, ajuan, {
        aksi,
        keterangan: KEANGGOTAAN_BERAKHIR,
        perpanjang_sampai: null,
        sejak,
        berakhir,
      });
    }
    // What began already is counted up to today, and still decided by whose turn it is.
    if (ajuan?.status !== STATUS_CUTI.diajukan || ajuan.tgl_awal <= ctx.today) continue;
    const { tgl_awal, tgl_akhir, status, keputusan, urutan } = ajuan;
    const aksi = { tindakan: 'putuskan', keputusan: 'ditolak', keterangan: KEANGGOTAAN_BERAKHIR } as const;
    const hasil = judgeTindakanCuti(aksi, { status, keputusan, isDecided: urutan > 0, isLastJenjang: true });
    if (hasil.kind === 'refused') throw await refuseTindakan(ctx, ajuan, hasil.reason, 'ditolak');
    await updateAjuan(ctx, cuti_id, { status: hasil.status, keputusan: null, diputuskan_pada: ctx.now });
    await closeJalan(ctx, { untuk: 'cuti', objek_id: cuti_id });
    const langkah = {
      tindakan: 'ditolak',
      status: hasil.status,
      keterangan: KEANGGOTAAN_BERAKHIR,
    } as const;
    await insertRiwayat(ctx, cuti_id, { ...langkah, tgl_awal, tgl_akhir }, 'keanggotaan');
    await mailBerakhir(ctx, { untuk: 'cuti', objek_id: cuti_id }, berakhir);
  }
}
