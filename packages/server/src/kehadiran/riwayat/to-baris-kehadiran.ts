import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import type { LaporanCtx } from '../../platform/print/laporan-ctx.ts';
import { listPresensiOfHari } from '../hari/event.queries.ts';
import { loadKalimatPenetapan } from '../hari/load-kalimat-penetapan.ts';
import { toAnggotaRingkas } from '../hari/join-anggota.queries.ts';
import type { listRiwayat } from './riwayat.queries.ts';
import { toBarisWire } from '../hari/to-baris-wire.ts';

type NamedDay = Awaited<ReturnType<typeof listRiwayat>>[number];

/** Days with their members and the events that belong to them. */
export async function toBarisKehadiran(ctx: LaporanCtx, rows: readonly NamedDay[]): Promise<BarisKehadiran[]> {
  const [events, penetapanOf] = await Promise.all([
    listPresensiOfHari(ctx.db, ctx.organisasi.organisasi_id, rows),
    loadKalimatPenetapan(ctx, rows),
  ]);
  const byId = new Map(events.map((event) => [event.presensi_id, event]));
  return rows.map((row) => toBarisWire(row, toAnggotaRingkas(row), byId, penetapanOf(row)));
}
