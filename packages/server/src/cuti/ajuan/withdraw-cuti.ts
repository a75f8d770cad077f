import { judgeTindakanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { closeJalan } from '../../persetujuan/jalan/jalan.queries.ts';
import { updateAjuan, type Ajuan } from '../dasar/ajuan.queries.ts';
import { refuseTindakan } from '../dasar/refuse-tindakan.ts';
import { insertRiwayat } from '../dasar/riwayat-cuti.queries.ts';

/** Takes a request back to a draft, while nobody has decided on it. */
export async function withdrawCuti(ctx: OrganisasiCtx, ajuan: Ajuan, keterangan: string | null): Promise<void> {
  const { cuti_id, status, keputusan, tgl_awal, tgl_akhir } = ajuan;
  const hasil = judgeTindakanCuti(
    { tindakan: 'tarik' },
    { status, keputusan, isDecided: ajuan.urutan > 0, isLastJenjang: false },
  );
  if (hasil.kind === 'refused') throw await refuseTindakan(ctx, ajuan, hasil.reason, 'ditarik');
  await updateAjuan(ctx, cuti_id, {
    status: hasil.status,
    diajukan_pada: null,
  });
  await closeJalan(ctx, { untuk: 'cuti', objek_id: cuti_id });
  await insertRiwayat(ctx, cuti_id, {
    tindakan: 'ditarik',
    status: hasil.status,
    keterangan,
    tgl_awal,
    tgl_akhir,
  });
}
