import type { BarisJadwal } from '@hadir/contract/jadwal/jadwal-fields.ts';
import { parseMenit } from '@hadir/rules/jam.ts';
import { HARI_PEKAN, namaHari } from './hari-pekan.ts';

/** One weekday of the form; a day off keeps its times, for the case that it is switched on again. */
export type HariForm = {
  hari: number;
  is_kerja: boolean;
  jam_masuk: string | null;
  jam_pulang: string | null;
  istirahat_mulai: string | null;
  istirahat_selesai: string | null;
};

const BIASA = {
  jam_masuk: '07:30:00',
  jam_pulang: '16:00:00',
  istirahat_mulai: '12:00:00',
  istirahat_selesai: '13:00:00',
};

/** Seven rows from a schedule's; without one, five days of the norm. */
export function toPekanForm(baris?: readonly BarisJadwal[]): HariForm[] {
  return HARI_PEKAN.map((_, index) => {
    const hari = index + 1;
    const row = baris?.find((one) => one.hari === hari);
    if (row) {
      const { jam_masuk, jam_pulang, istirahat_mulai = null, istirahat_selesai = null } = row;
      return { hari, is_kerja: true, jam_masuk, jam_pulang, istirahat_mulai, istirahat_selesai };
    }
    return { hari, is_kerja: !baris && hari <= 5, ...BIASA };
  });
}

/** The rows that are sent: the work days. They must have been checked. */
export function toBaris(pekan: readonly HariForm[]): BarisJadwal[] {
  return pekan
    .filter(({ is_kerja }) => is_kerja)
    .map(({ hari, jam_masuk, jam_pulang, istirahat_mulai, istirahat_selesai }) => ({
      hari,
      jam_masuk: jam_masuk ?? '',
      jam_pulang: jam_pulang ?? '',
      istirahat_mulai,
      istirahat_selesai,
    }));
}

/** What is wrong with the week, in one sentence that names the day; null when nothing is. */
export function checkPekan(pekan: readonly HariForm[]): string | null {
  const kerja = pekan.filter(({ is_kerja }) => is_kerja);
  if (kerja.length === 0) return 'Pilih paling sedikit satu hari kerja';
  for (const row of kerja) {
    const fault = checkHari(row);
    if (fault) return `${namaHari(row.hari)}: ${fault}`;
  }
  return null;
}

/** The work of the week in minutes, breaks not counted, of the days that can be counted. */
export function countMenitPekan(pekan: readonly HariForm[]): number {
  return pekan
    .filter((row) => row.is_kerja && checkHari(row) === null)
    .reduce(
      (sum, row) => sum + span(row.jam_masuk, row.jam_pulang) - span(row.istirahat_mulai, row.istirahat_selesai),
      0,
    );
}

function checkHari({ jam_masuk, jam_pulang, istirahat_mulai, istirahat_selesai }: HariForm): string | null {
  if (!jam_masuk || !jam_pulang) return 'isi jam masuk dan jam pulang';
  if (jam_pulang <= jam_masuk) return 'jam pulang harus setelah jam masuk';
  if (!istirahat_mulai && !istirahat_selesai) return null;
  if (!istirahat_mulai || !istirahat_selesai) return 'isi awal dan akhir istirahat, atau kosongkan keduanya';
  if (istirahat_selesai <= istirahat_mulai) return 'istirahat harus selesai setelah mulai';
  if (istirahat_mulai < jam_masuk || jam_pulang < istirahat_selesai) {
    return 'istirahat harus di antara jam masuk dan jam pulang';
  }
  return null;
}

const span = (from: string | null, to: string | null) =>
  from && to ? (parseMenit(to) ?? 0) - (parseMenit(from) ?? 0) : 0;
