import { STATUS_RADIUS, type StatusRadius } from '../kode/status-radius.ts';
import { countJarak, type Koordinat } from './jarak.ts';

/** An active attendance location that the member may use. */
export type LokasiPresensi = Koordinat & { lokasi_presensi_id: number; radius_meter: number };

export type HasilRadius = { radius: StatusRadius; lokasi_presensi_id: number | null; jarak_meter: number | null };

/**
 * Where an event was made (aturan/presensi#tempat): inside or outside the nearest of the locations, a point on its
 * circle being inside; not detected without a position, or without a location to compare it with.
 */
export function judgeRadius(posisi: Koordinat | null, lokasi: readonly LokasiPresensi[]): HasilRadius {
  if (!posisi) return { radius: STATUS_RADIUS.tidak_terdeteksi, lokasi_presensi_id: null, jarak_meter: null };
  const [nearest] = lokasi
    .map((row) => ({ row, jarak: countJarak(posisi, row) }))
    .toSorted((a, b) => a.jarak - b.jarak || a.row.lokasi_presensi_id - b.row.lokasi_presensi_id);
  if (!nearest) return { radius: STATUS_RADIUS.tidak_terdeteksi, lokasi_presensi_id: null, jarak_meter: null };

  const { row, jarak } = nearest;
  return {
    radius: jarak <= row.radius_meter ? STATUS_RADIUS.dalam : STATUS_RADIUS.luar,
    lokasi_presensi_id: row.lokasi_presensi_id,
    jarak_meter: jarak,
  };
}
