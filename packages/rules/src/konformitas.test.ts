import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toJam } from './waktu/jam.ts';
import type { HariKehadiran } from './kehadiran/hari/hari-kehadiran.ts';
import { judgeRentang } from './kehadiran/judge-rentang.ts';
import { loadKonformitas } from './testing/load-konformitas.ts';

const SELESAI = Number.MAX_SAFE_INTEGER;
const folder = join(import.meta.dirname, '../data/konformitas');
const { bulan, organisasi, anggota, harapan, pinAsing } = loadKonformitas((name) =>
  readFileSync(join(folder, name), 'utf8'),
);

/** A day in the columns of harapan.csv. */
function toHarapan(pin: string, hari: HariKehadiran): Record<string, string> {
  const jam = (detik: number | null) => (detik === null ? '' : toJam(detik).slice(0, 5));
  const nama = organisasi.jadwal.find((row) => row.jadwal_id === hari.jadwal_id)?.nama ?? '';
  return {
    pin,
    tanggal: hari.tanggal,
    lapisan: hari.lapisan ?? '',
    jadwal: nama,
    status: hari.status,
    jam_masuk: jam(hari.jam_masuk),
    jam_pulang: jam(hari.jam_pulang),
    terlambat_menit: String(hari.terlambat_menit),
    pulang_cepat_menit: String(hari.pulang_cepat_menit),
    durasi_menit: String(hari.durasi_menit),
    tidak_lengkap: hari.tidak_lengkap ?? '',
    kategori: hari.kategori.map((row) => row.nama).join(' '),
    potongan: hari.potongan.toFixed(2),
  };
}

test('a month of one madrasah comes to what an independent program says, in every cell', () => {
  const rows = [...anggota].flatMap(([pin, fakta]) =>
    judgeRentang(organisasi, fakta, bulan, SELESAI).hari.map((hari) => toHarapan(pin, hari)),
  );
  const key = (row: Record<string, string>) => `${row.pin} ${row.tanggal}`;
  const byKey = new Map(rows.map((row) => [key(row), row]));
  const differing = harapan.flatMap((expected) =>
    Object.entries(expected).flatMap(([column, value]) => {
      const got = byKey.get(key(expected))?.[column];
      return got === value ? [] : [`${key(expected)} ${column}: ${got}, not ${value}`];
    }),
  );
  expect(differing).toEqual([]);
  expect(rows.map(key).toSorted()).toEqual(harapan.map(key).toSorted());
});

test('PINs that no member has are reported', () => {
  expect(pinAsing).toEqual(['4000', '0', '777']);
});
