import { SEHARI_DETIK } from '@hadir/rules/waktu/sehari.ts';
import type { HariKehadiran, JamKerjaHari } from '@hadir/contract/kehadiran/hari/hari-kehadiran.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';
import type { Penjelasan } from '@hadir/rules/kehadiran/hari/penjelasan.ts';
import type { JamKerja } from '@hadir/rules/jadwal/jam/jam-kerja.ts';
import type { KehadiranRow } from './kehadiran-row.ts';

/** A stored day as callers get it: its numbers from the columns, hours and categories from the explanation. */
export function toHariWire(row: KehadiranRow): HariKehadiran {
  const { penjelasan, user_id: _, ...columns } = row;
  const { jam_masuk, jam_pulang } = columns;
  return {
    ...columns,
    jadwal: penjelasan.jam && toJamKerjaWire(penjelasan.jam),
    libur: penjelasan.libur && toLiburWire(penjelasan.libur),
    jam_masuk: jam_masuk === null ? null : toJam(jam_masuk),
    jam_pulang: jam_pulang === null ? null : toJam(jam_pulang),
    is_pulang_besok: jam_pulang !== null && jam_pulang >= SEHARI_DETIK,
    cuti: penjelasan.cuti && { cuti_id: penjelasan.cuti.cuti_id, kategori: penjelasan.cuti.kategori },
    kategori: penjelasan.kategori.map(({ nama, jenis, menit, potongan }) => ({ nama, jenis, menit, potongan })),
    is_terbuka: columns.terbuka_sampai !== null,
  };
}

export function toJamKerjaWire(jam: JamKerja): JamKerjaHari {
  return {
    jadwal_id: jam.jadwal_id,
    nama: jam.nama,
    tipe_jadwal: jam.tipe_jadwal,
    jam_masuk: toJam(jam.masuk * 60),
    jam_pulang: toJam(jam.pulang * 60),
    is_pulang_besok: jam.pulang * 60 >= SEHARI_DETIK,
    istirahat_mulai: jam.istirahat && toJam(jam.istirahat.mulai * 60),
    istirahat_selesai: jam.istirahat && toJam(jam.istirahat.selesai * 60),
    toleransi_masuk: jam.toleransi_masuk,
    toleransi_pulang: jam.toleransi_pulang,
    durasi_menit: jam.durasi,
  };
}

function toLiburWire(libur: NonNullable<Penjelasan['libur']>): NonNullable<HariKehadiran['libur']> {
  return { sebab: libur.sebab, nama: libur.sebab === 'hari_libur' ? libur.nama : null };
}
