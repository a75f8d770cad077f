import { KEPUTUSAN_CUTI, type KeputusanCuti } from '@hadir/rules/cuti/ajuan/tindakan-cuti.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { listNip } from '../../anggota/dasar/nip.queries.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { LangkahTercatat } from '../dasar/riwayat-cuti.queries.ts';

/** An officer's decision as the form prints it. */
export type PutusanFormulir = {
  tindakan: KeputusanCuti;
  status: number;
  nama: string;
  /** Null of who is no member here, a tenant's admin say. */
  nip: string | null;
  tanggal: Tanggal;
  keterangan: string | null;
  tgl_awal: Tanggal;
  tgl_akhir: Tanggal;
};

/** The decisions of a history since it was last sent, with who made them and when in the organisation's zone. */
export async function listPutusanFormulir(
  ctx: OrganisasiCtx,
  riwayat: readonly LangkahTercatat[],
): Promise<PutusanFormulir[]> {
  const sent = riwayat.findLastIndex(({ tindakan }) => tindakan === 'diajukan');
  const made = riwayat.slice(sent + 1).flatMap(({ user_id, nama, ...one }) => {
    const tindakan = KEPUTUSAN_CUTI.find((known) => known === one.tindakan);
    return tindakan && user_id !== null && nama !== null ? [{ ...one, user_id, nama, tindakan }] : [];
  });
  const nip = await listNip(
    ctx,
    made.map(({ user_id }) => user_id),
  );
  return made.map(({ user_id, waktu, ...one }) => ({
    ...one,
    nip: nip.get(user_id) ?? null,
    tanggal: localToday(new Date(waktu), ctx.organisasi.timezone),
  }));
}
