import type { OrganisasiCtx } from '../http/ctx.ts';
import { findCuti } from './cuti.queries.ts';
import { findEmail } from './pemohon.queries.ts';
import { listRiwayat } from './riwayat-cuti.queries.ts';
import { sebutRentang } from './sebut-rentang.ts';

/** Tells the member what became of his request, after the commit; not where he did it himself. */
export async function mailHasil(ctx: OrganisasiCtx, cuti_id: number): Promise<void> {
  const cuti = await findCuti(ctx, cuti_id);
  if (!cuti || cuti.user_id === ctx.actor.user_id) return;
  const email = await findEmail(ctx, cuti.user_id);
  const last = (await listRiwayat(ctx, cuti_id)).at(-1);
  if (!email || !last) return;
  const { organisasi_id } = ctx.organisasi;
  const teks = [
    `Halo ${cuti.nama},`,
    `${cuti.kategori} ${sebutRentang(cuti)} ${last.tindakan} oleh ${last.nama}.`,
    ...(last.keterangan ? [`Keterangan: ${last.keterangan}`] : []),
    `Selengkapnya: ${ctx.deps.publicUrl}/organisasi/${organisasi_id}/cuti/${cuti_id}`,
  ].join('\n\n');
  ctx.afterCommit(() => ctx.deps.mail.send({ kepada: email, judul: `Cuti Anda ${last.tindakan}`, teks }));
}
