import { deviceOf } from '@hadir/contract/auth/device-of.ts';
import type { BarisLog } from '@hadir/contract/log/baris-log.ts';
import { sebutJenisObjek } from '@hadir/contract/log/jenis-objek.ts';
import { XLSX } from '@hadir/contract/kit/berkas.ts';
import { LABEL_ZONA, type Zona } from '@hadir/rules/waktu/zona.ts';
import type { Kolom, Sel } from '../../platform/files/xlsx/kolom.ts';
import { makeSheet } from '../../platform/files/xlsx/make-sheet.ts';
import type { Download } from '../../platform/http/answer/download.ts';
import type { Milik } from '../../platform/workers/caller-of.ts';
import { sebutNilai } from '../daftar/sebut-nilai.ts';

const kolomOf = (zona: Zona): Kolom[] => [
  { judul: `Waktu (${LABEL_ZONA[zona]})`, lebar: 20 },
  { judul: 'Pelaku', lebar: 26 },
  { judul: 'Kegiatan', lebar: 32 },
  { judul: 'Hasil', lebar: 26 },
  { judul: 'Induk', lebar: 24 },
  { judul: 'Instansi', lebar: 28 },
  { judul: 'Objek', lebar: 18 },
  { judul: 'Tentang', lebar: 26 },
  { judul: 'Alamat IP', lebar: 16 },
  { judul: 'Peramban', lebar: 30 },
  { judul: 'Sebelum', lebar: 40 },
  { judul: 'Sesudah', lebar: 40 },
  { judul: 'Nomor baris', lebar: 14, jenis: 'angka' },
];

/** Lines of the log as a workbook. */
export function writeLog(milik: Milik, nama: string, zona: Zona, baris: AsyncIterable<BarisLog>): Download {
  async function* rows(): AsyncGenerator<Sel[]> {
    for await (const one of baris) yield toRow(one, zona);
  }
  return {
    filename: `${nama}.xlsx`,
    mediaType: XLSX,
    content: makeSheet(milik, { nama: 'Log', kolom: kolomOf(zona), baris: rows() }),
  };
}

function toRow(baris: BarisLog, zona: Zona): Sel[] {
  const { objek, objek_id, nama_objek, perubahan } = baris;
  const said = (which: 'dulu' | 'kini') =>
    perubahan
      .filter((one) => one[which] !== null)
      .map((one) => `${one.isian}: ${one[which]}`)
      .join('\n') || null;
  return [
    sebutNilai('waktu', baris.waktu, { zona, objek: null }),
    baris.nama,
    baris.kegiatan,
    baris.hasil < 400 ? 'Berhasil' : `Ditolak${baris.penolakan === null ? '' : `: ${baris.penolakan}`}`,
    baris.nama_tenant,
    baris.nama_organisasi,
    nama_objek ?? (objek === null ? null : `${sebutJenisObjek(objek)} ${objek_id ?? ''}`.trim()),
    baris.nama_tentang,
    baris.ip,
    baris.user_agent === null ? null : deviceOf(baris.user_agent),
    said('dulu'),
    said('kini'),
    baris.log_id,
  ];
}
