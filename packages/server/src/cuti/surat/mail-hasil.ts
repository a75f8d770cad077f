import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listPejabat } from '../../persetujuan/pejabat.queries.ts';
import { findCuti } from '../dasar/cuti.queries.ts';
import { findEmail } from '../dasar/pemohon.queries.ts';
import { listRiwayat } from '../dasar/riwayat-cuti.queries.ts';
import { sebutRentang } from '../dasar/sebut-rentang.ts';

/**
 * Tells what was just done with a request: the member, where another did it; those who had decided,
 * where the member himself took it back.
 */
export async function mailHasil(ctx: OrganisasiCtx, cuti_id: number): Promise<void> {
  const cuti = await findCuti(ctx, cuti_id);
  const riwayat = await listRiwayat(ctx, cuti_id);
  const last = riwayat.at(-1);
  if (!cuti || !last) return;
  const isOwn = cuti.user_id === ctx.actor.user_id;
  const kepada = isOwn
    ? await listPemutus(ctx, riwayat)
    : [{ nama: cuti.nama, email: await findEmail(ctx, cuti.user_id) }];
  // Neither kind nor reason: a letter box has other readers.
  const apa = `Permohonan cuti ${isOwn ? `${cuti.nama} ` : ''}${sebutRentang(cuti)}`;
  const terjadi = last.tindakan === 'hari dikembalikan' ? 'dikembalikan sebagian harinya' : last.tindakan;
  const alamat = `${ctx.deps.publicUrl}/organisasi/${ctx.organisasi.organisasi_id}/cuti/${cuti_id}`;
  for (const { nama, email } of kepada) {
    if (!email) continue;
    const teks = [
      `Halo ${nama},`,
      `${apa} ${terjadi} oleh ${last.nama}.`,
      ...(last.status === STATUS_CUTI.disetujui && cuti.keputusan === 'diubah'
        ? ['Tanggalnya lain dari yang Anda ajukan. Bila tidak cocok, tolak perubahannya dari halaman ajuan.']
        : []),
      `Selengkapnya: ${alamat}`,
    ].join('\n\n');
    const judul = isOwn ? `Cuti ${cuti.nama} ${terjadi}` : `Cuti Anda ${terjadi}`;
    await ctx.deps.mail.send(ctx.db, { kepada: email, judul, teks });
  }
}

/** Who has decided on the request, the caller left out. */
async function listPemutus(ctx: OrganisasiCtx, riwayat: Awaited<ReturnType<typeof listRiwayat>>) {
  const ids = new Set(riwayat.filter(({ urutan }) => urutan !== null).map(({ user_id }) => user_id));
  ids.delete(ctx.actor.user_id);
  if (ids.size === 0) return [];
  return (await listPejabat(ctx, [...ids])).filter(({ user_id }) => ids.has(user_id));
}
