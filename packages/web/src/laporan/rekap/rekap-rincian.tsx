import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import type { SaringanOf } from '../../base/links/saringan-of.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { Facts, type Fact } from '../../ui/show/facts.tsx';
import { Link } from '../../ui/show/link.tsx';
import { sebutHadirKlaim } from './sebut-hadir-klaim.ts';
import classes from '../dasar/laporan.module.css';

/** By what the days are narrowed that a figure leads to. */
export type SaringanHari = Pick<SaringanOf['riwayatKehadiranUser'], 'hanya'>;

type Props = {
  row: BarisRekap;
  /** Where the days are that a figure comes from. */
  hariHref: (search: SaringanHari) => string;
};

/** One member's sums by category; what costs leads to the days that cost it. */
export function RekapRincian({ row, hariHref }: Props) {
  return (
    <>
      <Facts isAngka facts={factsOf(row, hariHref)} />
      <h3 className={classes['heading']}>Kategori keterlambatan</h3>
      {row.kategori.length > 0 ? (
        <Facts isAngka facts={row.kategori.map((one) => ({ label: one.nama, value: sebutKategori(one) }))} />
      ) : (
        <p className={classes['note']}>Tidak ada.</p>
      )}
      <h3 className={classes['heading']}>Cuti menurut kategori</h3>
      {row.cuti_kategori.length > 0 ? (
        <Facts
          isAngka
          facts={row.cuti_kategori.map(({ nama, hari }) => ({ label: nama, value: `${formatAngka(hari)} hari` }))}
        />
      ) : (
        <p className={classes['note']}>Tidak ada.</p>
      )}
    </>
  );
}

const factsOf = (row: BarisRekap, hariHref: (search: SaringanHari) => string): Fact[] => [
  { label: 'Hari kerja', value: formatAngka(row.hari_kerja) },
  { label: 'Hadir', value: sebutHadir(row) },
  { label: 'Absen', value: formatAngka(row.absen) },
  { label: 'Cuti', value: sebutCuti(row) },
  { label: 'Libur', value: formatAngka(row.libur) },
  { label: 'Jam kerja', value: sebutDurasi(row.durasi_menit) },
  { label: 'Bekerja pada hari libur', value: sebutDurasi(row.kerja_libur_menit) },
  {
    label: 'Tidak lengkap',
    value:
      row.tidak_lengkap > 0 ? (
        <Link href={hariHref({ hanya: 'tidak_lengkap' })}>{formatAngka(row.tidak_lengkap)} hari</Link>
      ) : (
        '0 hari'
      ),
  },
  {
    label: 'Potongan',
    value: row.potongan > 0 ? <Link href={hariHref({ hanya: 'potongan' })}>{sebutPotongan(row.potongan)}</Link> : '0%',
  },
];

/** With what of it is duty elsewhere or illness by a claim, which no leave counts. */
function sebutHadir(row: BarisRekap): string {
  const klaim = sebutHadirKlaim(row);
  return klaim ? `${formatAngka(row.hadir)}, menurut klaim ${klaim}` : formatAngka(row.hadir);
}

/** Leave that counts days of the calendar has days that lessen no duty: without saying so the days do not add up. */
function sebutCuti({ cuti, cuti_kerja }: BarisRekap): string {
  return cuti === cuti_kerja ? formatAngka(cuti) : `${formatAngka(cuti)}, pada hari kerja ${formatAngka(cuti_kerja)}`;
}

function sebutKategori({ kali, menit, potongan }: BarisRekap['kategori'][number]): string {
  const minutes = menit > 0 ? `, ${formatAngka(menit)} menit` : '';
  return `${formatAngka(kali)} kali${minutes}, potongan ${sebutPotongan(potongan)}`;
}
