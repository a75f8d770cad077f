import type { DetailPresensi } from '@hadir/contract/presensi/ketukan/presensi.contract.ts';
import { toRentangHari } from '@hadir/rules/kehadiran/to-rentang-hari.ts';
import { tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { foundTerlihat } from '../../platform/kit/found.ts';
import { getAnggotaRingkas, listHariOf } from '../../kehadiran/rekap/hari-anggota.queries.ts';
import { loadKalimatPenetapan } from '../../kehadiran/hari/load-kalimat-penetapan.ts';
import { toEventsOfDay, toHariDijelaskan } from '../../kehadiran/hari/to-baris-wire.ts';
import { findPresensi, listPresensiOfHari } from '../../kehadiran/hari/event.queries.ts';
import { listBilaDihitung } from './bila-dihitung.ts';
import { loadKepercayaan } from '../kepercayaan/load-kepercayaan.ts';
import { toEventWire } from '../../kehadiran/hari/to-event-wire.ts';

/** One event with its place, its member and the days it belongs to; to a plain user only his own exist. */
export async function getPresensi(
  ctx: OrganisasiCtx,
  { presensi_id }: { presensi_id: number },
): Promise<DetailPresensi> {
  const { db, organisasi } = ctx;
  const { organisasi_id } = organisasi;
  const stored = await findPresensi(db, organisasi_id, presensi_id);
  const row = foundTerlihat(ctx, stored, ({ user_id }) => ({ milik: [user_id] }));

  const own = tanggalOfWaktu(waktuLokalOf(Date.parse(row.waktu), row.timezone as Zona));
  const [anggota, kepercayaan, bila_dihitung, around] = await Promise.all([
    getAnggotaRingkas(db, organisasi_id, row.user_id, own),
    loadKepercayaan(ctx, row),
    listBilaDihitung(ctx, { presensi_id, user_id: row.user_id, tanggal: own }),
    listHariOf(db, organisasi_id, row.user_id, toRentangHari({ tgl_awal: own, tgl_akhir: own })),
  ]);
  const days = around.filter((hari) => hari.penjelasan.events.some((event) => event.presensi_id === presensi_id));
  const penetapanOf = await loadKalimatPenetapan(ctx, days);
  const events = await listPresensiOfHari(db, organisasi_id, days);
  const byId = new Map(events.map((event) => [event.presensi_id, event]));
  const line = days[0]?.penjelasan.events.find((event) => event.presensi_id === presensi_id);

  return {
    presensi: { ...row, ...toEventWire(row, line) },
    anggota,
    kepercayaan,
    lokasi:
      row.lokasi_presensi_id === null || row.lokasi_lat === null || row.lokasi_lng === null || row.radius_meter === null
        ? null
        : {
            lokasi_presensi_id: row.lokasi_presensi_id,
            nama: row.nama_lokasi ?? '',
            lat: row.lokasi_lat,
            lng: row.lokasi_lng,
            radius_meter: row.radius_meter,
          },
    hari: days.map((hari) => ({
      ...toHariDijelaskan(hari, penetapanOf(hari)),
      is_beku: hari.dibekukan,
      presensi: toEventsOfDay(hari, byId),
    })),
    bila_dihitung,
  };
}
