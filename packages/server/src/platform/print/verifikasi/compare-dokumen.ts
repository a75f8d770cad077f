import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import type { Deps } from '../../ctx/deps.ts';
import { inScope } from '../../db/scope/in-scope.ts';
import type { Dokumen } from '../dokumen.queries.ts';

/** What a document says otherwise today, by label; null where it cannot be made again. */
export async function compareDokumen(deps: Deps, dokumen: Dokumen, now: Date): Promise<Map<string, string> | null> {
  const { tenant_id, organisasi_id, sumber, ringkasan } = dokumen;
  if (!sumber || tenant_id === null || organisasi_id === null) return null;
  const { jenis, minta, actor, timezone } = sumber;
  const today = tanggalOfWaktu(waktuLokalOf(now.getTime(), timezone));
  const organisasi = { tenant_id, organisasi_id, timezone };
  const sekarang = await inScope(
    deps.db,
    { lingkup: 'organisasi', tenant_id, organisasi_id },
    (db) => deps.upward.hitungDokumen[jenis]({ db, deps, now, today, organisasi, actor }, minta as never),
    { readOnly: true },
  );
  const dulu = new Map(ringkasan.map(({ label, nilai }) => [label, nilai]));
  return new Map(
    sekarang.filter(({ label, nilai }) => dulu.get(label) !== nilai).map(({ label, nilai }) => [label, nilai]),
  );
}
