import type { HariKehadiran } from '@hadir/rules/kehadiran/hari/hari-kehadiran.ts';
import { epochMsOf } from '@hadir/rules/waktu/zona.ts';
import type { EventFakta, PengaturanPresensi } from './fakta.queries.ts';

const JAM_MS = 3_600_000;

/** A member's day as it is stored. */
export type KehadiranRow = ReturnType<typeof toKehadiranRow>;

/** A judged day in the columns of `kehadiran`, with what the filters ask of its used events. */
export function toKehadiranRow(
  user_id: number,
  hari: HariKehadiran,
  events: ReadonlyMap<number, EventFakta>,
  { timezone, tunggu_data_jam }: Pick<PengaturanPresensi, 'timezone' | 'tunggu_data_jam'>,
) {
  const { kategori: _, jendela_tutup, jendela_terbuka, ...columns } = hari;
  const used = hari.penjelasan.events.flatMap((event) => {
    const fakta = event.sebagai === 'disisihkan' ? undefined : events.get(event.presensi_id);
    return fakta && event.sebagai !== 'disisihkan' ? [{ ...fakta, status: event.status }] : [];
  });
  return {
    ...columns,
    user_id,
    kode: used.flatMap(({ status }) => (status === null ? [] : [status])),
    radius: [...new Set(used.map(({ radius }) => radius))],
    sumber: [...new Set(used.map(({ sumber }) => sumber))],
    is_face_verified: [...new Set(used.map(({ is_face_verified }) => is_face_verified === true))],
    terbuka_sampai:
      jendela_terbuka && jendela_tutup !== null
        ? new Date(epochMsOf(jendela_tutup, timezone) + tunggu_data_jam * JAM_MS).toISOString()
        : null,
  };
}
