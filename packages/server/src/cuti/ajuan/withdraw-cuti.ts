import { judgeTindakanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { closeJalan } from '../../persetujuan/jalan/jalan.queries.ts';
import { updateAjuan, type Ajuan } from '../dasar/ajuan.queries.ts';
import { refuseTindakan } from '../dasar/refuse-tindakan.ts';
import { insertRiwayat } from '../dasar/riwayat-cuti.queries.ts';
import { mailHasilCuti } from '../surat/mail-hasil-cuti.ts';

/** Takes a request back to a draft, while nobody has decided on it; whose it is is told of what another does. */
export async function withdrawCuti(ctx: OrganisasiCtx, ajuan: Ajuan, keterangan: string): Promise<void> {
  const oleh = ajuan.user_id === ctx.actor.user_id ? 'anggota' : 'operator';
  const { cuti_id, status, keputusan, tgl_awal, tgl_akhir } = ajuan;
  const hasil = judgeTindakanCuti(
    { tindakan: 'tarik', oleh, keterangan },
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
    keterangan: keterangan || null,
    tgl_awal,
    tgl_akhir,
  });
  if (oleh === 'operator') await mailHasilCuti(ctx, cuti_id, { tindakan: 'ditarik', hasAlasan: true });
}
