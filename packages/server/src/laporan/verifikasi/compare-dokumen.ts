import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { findDihapusSejak } from '../../kehadiran/hari/require-hari-ada.ts';
import type { Dokumen } from '../../platform/print/dokumen.queries.ts';
import type { SumberTersimpan } from '../../platform/print/verifikasi-upward.ts';

/** A document that can be made again, of an organisation. */
export type Terulang = Dokumen & { tenant_id: number; organisasi_id: number; sumber: SumberTersimpan };

/** Whether it can be made again, so that what it says can be compared with what it would say. */
export const isTerulang = (dokumen: Dokumen): dokumen is Terulang =>
  dokumen.sumber !== null && dokumen.tenant_id !== null && dokumen.organisasi_id !== null;

/**
 * What a document says otherwise today, by label: null of what it would not say any more; 'dihapus' where the days that it was
 * made of were removed.
 */
export async function compareDokumen(
  { db, deps, now, today }: Pick<BaseCtx, 'db' | 'deps' | 'now' | 'today'>,
  { tenant_id, organisasi_id, sumber, ringkasan }: Terulang,
): Promise<Map<string, string | null> | 'dihapus'> {
  const { jenis, minta, actor, timezone } = sumber;
  const organisasi = { tenant_id, organisasi_id, timezone };
  const sejak = jenis === 'roster' ? null : sejakOf(minta);
  if (sejak !== null && (await findDihapusSejak({ db, today, organisasi }, sejak)) !== null) return 'dihapus';
  const sekarang = await deps.upward.hitungDokumen[jenis]({ db, deps, now, today, organisasi, actor }, minta as never);
  const dulu = new Map(ringkasan.map(({ label, nilai }) => [label, nilai]));
  const kini = new Map(sekarang.map(({ label, nilai }) => [label, nilai]));
  return new Map([
    ...[...kini].filter(([label, nilai]) => dulu.get(label) !== nilai),
    ...[...dulu.keys()].filter((label) => !kini.has(label)).map((label) => [label, null] as const),
  ]);
}

/** The first day that a document of days is about, by whichever way it was asked for. */
function sejakOf(minta: unknown): string | null {
  const { rentang, tanggal, bulan } = minta as { rentang?: { tgl_awal: string }; tanggal?: string; bulan?: string };
  return rentang?.tgl_awal ?? tanggal ?? (bulan === undefined ? null : `${bulan}-01`);
}
