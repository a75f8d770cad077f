import type { EventPresensi } from '@hadir/contract/kehadiran/hari/event-presensi.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';
import type { PenjelasanEvent } from '@hadir/rules/kehadiran/hari/penjelasan.ts';
import type { StatusRadius } from '@hadir/rules/kode/status-radius.ts';
import type { SumberPresensi } from '@hadir/rules/presensi/ketukan/event-presensi.ts';
import { detikOfWaktu, tanggalOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import type { PresensiRow } from './event.queries.ts';

/** An event as callers get it, with what its day made of it; without a day it is set aside as outside the membership. */
export function toEventWire(row: PresensiRow, line: PenjelasanEvent | undefined): EventPresensi {
  const waktu = waktuLokalOf(Date.parse(row.waktu), row.timezone as Zona);
  return {
    presensi_id: row.presensi_id,
    waktu: row.waktu,
    tanggal: tanggalOfWaktu(waktu),
    jam: toJam(detikOfWaktu(waktu)),
    timezone: row.timezone,
    sumber: row.sumber as SumberPresensi,
    ...toPeran(line),
    radius: row.radius as StatusRadius,
    jarak_meter: row.jarak_meter,
    lokasi:
      row.lokasi_presensi_id === null
        ? null
        : { lokasi_presensi_id: row.lokasi_presensi_id, nama: row.nama_lokasi ?? '' },
    is_face_verified: row.is_face_verified,
    ada_foto: row.foto !== null,
    is_luring: row.is_luring,
    is_lokasi_palsu: row.is_lokasi_palsu,
    is_ditinjau: row.is_ditinjau,
  };
}

function toPeran(line: PenjelasanEvent | undefined): Pick<EventPresensi, 'sebagai' | 'status' | 'alasan'> {
  if (!line) return { sebagai: 'disisihkan', status: null, alasan: 'di_luar_keanggotaan' };
  if (line.sebagai === 'disisihkan') return { sebagai: line.sebagai, status: null, alasan: line.alasan };
  return { sebagai: line.sebagai, status: line.status, alasan: null };
}
