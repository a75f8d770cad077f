import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { AnggotaAvatar } from '../../base/foto/anggota-avatar.tsx';
import { formatAngka, formatPersen } from '../../kit/format/format.ts';
import type { Column } from '../../ui/table/column.ts';
import { sebutHadirKlaim } from './sebut-hadir-klaim.ts';
import classes from '../dasar/laporan.module.css';
import { sebutAngka } from '@hadir/contract/kit/angka/sebut-angka.ts';

const angka = (
  key: string,
  header: string,
  value: (row: BarisRekap) => number,
  sortable = false,
): Column<BarisRekap> => ({
  key,
  header,
  align: 'end',
  sortable,
  cell: (row) => formatAngka(value(row)),
});

/** How often, and by how much in all. */
const kali = (
  key: string,
  header: string,
  of: (row: BarisRekap) => [times: number, minutes: number],
  sortable = false,
) =>
  ({
    key,
    header,
    align: 'end',
    sortable,
    cell: (row) => {
      const [times, minutes] = of(row);
      if (times === 0) return '0';
      return (
        <>
          {formatAngka(times)} <span className={classes['minor']}>· {formatAngka(minutes)} menit</span>
        </>
      );
    },
  }) satisfies Column<BarisRekap>;

/** Who, and what his days came to. */
export const REKAP_COLUMNS: Column<BarisRekap>[] = [
  {
    key: 'nama',
    header: 'Nama',
    sortable: true,
    cell: ({ anggota }) => (
      <span className={classes['who']}>
        <AnggotaAvatar anggota={anggota} detail={anggota.nip ?? anggota.nama_group} />
      </span>
    ),
  },
  {
    key: 'persentase',
    header: 'Persentase',
    align: 'end',
    sortable: true,
    card: 'corner',
    cell: ({ persentase }) => (persentase === null ? '—' : formatPersen(persentase)),
  },
  { ...angka('hari_kerja', 'Hari kerja', (row) => row.hari_kerja), card: 'hidden' },
  {
    ...angka('hadir', 'Hadir', (row) => row.hadir, true),
    cell: (row) => {
      const klaim = sebutHadirKlaim(row);
      return (
        <>
          {formatAngka(row.hadir)} {klaim && <span className={classes['minor']}>· {klaim}</span>}
        </>
      );
    },
  },
  angka('absen', 'Absen', (row) => row.absen, true),
  {
    ...angka('cuti', 'Cuti', (row) => row.cuti),
    cell: ({ cuti, cuti_kerja }) =>
      cuti === cuti_kerja ? (
        formatAngka(cuti)
      ) : (
        <>
          {formatAngka(cuti)} <span className={classes['minor']}>· {formatAngka(cuti_kerja)} pada hari kerja</span>
        </>
      ),
  },
  kali('terlambat', 'Terlambat', (row) => [row.terlambat, row.terlambat_menit], true),
  {
    key: 'potongan',
    header: 'Potongan (%)',
    align: 'end',
    sortable: true,
    cell: ({ potongan }) => sebutAngka(potongan),
  },
  { ...kali('pulang_cepat', 'Pulang cepat', (row) => [row.pulang_cepat, row.pulang_cepat_menit]), card: 'hidden' },
  { ...angka('tidak_lengkap', 'Tidak lengkap', (row) => row.tidak_lengkap), card: 'hidden' },
  { ...angka('jam', 'Jam kerja', (row) => row.durasi_menit / 60), card: 'hidden' },
];
