import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf } from '@hadir/rules/waktu/zona.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { findDihapusSejak } from '../../kehadiran/hari/require-hari-ada.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { recordKetukanMesin } from '../../presensi/ketukan/record-ketukan-mesin.ts';
import type { TertahanRow } from './tertahan-daftar.queries.ts';

/** Makes lines that waited a member's events, machine by machine; answers how many were new. Refuses those of days that were removed. */
export async function recordTertahan(
  ctx: OrganisasiCtx,
  user_id: number,
  rows: readonly TertahanRow[],
): Promise<number> {
  const { db, now, deps, organisasi } = ctx;
  const { tenant_id, organisasi_id } = organisasi;
  const hari = rows.flatMap(({ waktu, timezone }) =>
    waktu === null ? [] : tanggalOfWaktu(waktuLokalOf(Date.parse(waktu), timezone)),
  );
  const [pertama] = hari.toSorted();
  const sampai = pertama === undefined ? null : await findDihapusSejak(ctx, pertama);
  if (pertama !== undefined && sampai !== null)
    throw new Refusal('perangkat.tertahan_dihapus', { tanggal: sebutTanggal(pertama), sampai: sebutTanggal(sampai) });
  let tercatat = 0;
  // A machine's lines keep the zone that they were sent in.
  for (const same of Map.groupBy(rows, (row) => `${row.perangkat_id} ${row.timezone}`).values()) {
    const [first] = same;
    if (!first) continue;
    const { perangkat_id, nama, lokasi_presensi_id, timezone } = first;
    const mesin = { tenant_id, organisasi_id, perangkat_id, nama, lokasi_presensi_id, timezone };
    const ketukan = same.flatMap(({ waktu, kunci }) => (waktu === null ? [] : [{ user_id, waktu, id_luar: kunci }]));
    tercatat += await recordKetukanMesin({ db, now, jobs: deps.jobs }, mesin, ketukan);
  }
  deps.siaran.tell(organisasi_id);
  return tercatat;
}
