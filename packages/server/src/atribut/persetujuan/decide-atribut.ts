import { kalimat } from '@hadir/contract/kit/kalimat.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import { listPejabat } from '../../persetujuan/dasar/pejabat.queries.ts';
import type { TenantCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { findAtributInstansi, updateKeputusan } from './persetujuan-atribut.queries.ts';
import { found } from '../../platform/kit/found.ts';

/** An atribut as it was read. */
export type Dibaca = { atribut_id: number; versi: string };

/** Approves an atribut that waits or, with a remark, rejects it, and tells the organisation's operators. */
export async function decideAtribut(ctx: TenantCtx, dibaca: Dibaca, keterangan: string | null): Promise<null> {
  const { db, deps, tenant_id, today } = ctx;
  const status = keterangan === null ? STATUS_RECORD.aktif : STATUS_RECORD.ditolak;
  const decided = await updateKeputusan(ctx, dibaca, { status, keterangan });
  if (!decided) throw await refuse(ctx, dibaca);
  const { nama, organisasi_id } = decided;
  const putusan = keterangan === null ? 'disetujui' : 'ditolak';
  const sebab =
    keterangan === null ? [] : [`Keterangan: ${keterangan}`, 'Ubah, lalu simpan, untuk mengajukannya lagi.'];
  for (const orang of await listPejabat({ db, today, organisasi: { tenant_id, organisasi_id } }, [])) {
    if (!orang.is_operator || !orang.is_aktif) continue;
    const tautan = `${deps.publicUrl}/organisasi/${organisasi_id}/atribut`;
    const teks = [
      `Halo ${orang.nama},`,
      kalimat(`Atribut anggota "${nama}" ${putusan} oleh ${ctx.actor.nama}`),
      ...sebab,
      tautan,
    ].join('\n\n');
    const surat = { kepada: orang.email, judul: `Atribut ${nama} ${putusan}`, teks };
    await sendPemberitahuan(ctx, [{ user_id: orang.user_id, jenis: ['atribut'], organisasi_id, surat, tautan }]);
  }
  const tempat = { tenant_id, organisasi_id };
  ctx.logChange({ tempat, sebelum: { nama, status: STATUS_RECORD.menunggu }, sesudah: { nama, status, keterangan } });
  return null;
}

async function refuse(ctx: TenantCtx, { atribut_id }: Dibaca): Promise<Refusal> {
  const atribut = found(await findAtributInstansi(ctx, atribut_id));
  return new Refusal(atribut.status === STATUS_RECORD.menunggu ? 'atribut.berubah' : 'atribut.tidak_menunggu');
}
