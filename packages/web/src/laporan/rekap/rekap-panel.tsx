import type { BarisRekap } from '@hadir/contract/laporan/rekap/baris-rekap.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { formatAngka } from '../../kit/format/format.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import { Link } from '../../ui/show/link.tsx';
import { Facts, type Fact } from '../../ui/show/facts.tsx';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import classes from '../dasar/laporan.module.css';

export type RentangRekap = { tgl_awal: string; tgl_akhir: string; sebutan: string };

type Props = {
  organisasi_id: number;
  row: BarisRekap | null;
  rentang: RentangRekap | undefined;
  /** One's own days are on a screen of their own. */
  isOwn: boolean;
  onClose: () => void;
};

/** One member's sums by category, with the way to the days behind them. */
export function RekapPanel({ organisasi_id, row, rentang, isOwn, onClose }: Props) {
  const hariHref = (search: Record<string, string>) => {
    const days = { from: rentang?.tgl_awal ?? '', to: rentang?.tgl_akhir ?? '', ...search };
    return isOwn
      ? hrefTo('riwayatKehadiranUser', { organisasi_id }, days)
      : hrefTo('riwayatKehadiran', { organisasi_id }, { user_id: row?.anggota.user_id ?? 0, ...days });
  };
  return (
    <SidePanel
      opened={row !== null}
      onClose={onClose}
      title={row?.anggota.nama ?? 'Rincian rekap'}
      footer={row && rentang ? <LinkButton href={hariHref({})}>Lihat hari-harinya</LinkButton> : undefined}
    >
      {row && (
        <div className={classes['panel']}>
          {rentang && <p className={classes['note']}>{rentang.sebutan}</p>}
          <Facts facts={factsOf(row, hariHref)} />
          <h3 className={classes['heading']}>Kategori keterlambatan</h3>
          {row.kategori.length > 0 ? (
            <Facts facts={row.kategori.map((one) => ({ label: one.nama, value: sebutKategori(one) }))} />
          ) : (
            <p className={classes['note']}>Tidak ada.</p>
          )}
          <h3 className={classes['heading']}>Cuti menurut kategori</h3>
          {row.cuti_kategori.length > 0 ? (
            <Facts
              facts={row.cuti_kategori.map(({ nama, hari }) => ({ label: nama, value: `${formatAngka(hari)} hari` }))}
            />
          ) : (
            <p className={classes['note']}>Tidak ada.</p>
          )}
        </div>
      )}
    </SidePanel>
  );
}

/** What costs leads to the days that cost it. */
const factsOf = (row: BarisRekap, hariHref: (search: Record<string, string>) => string): Fact[] => [
  { label: 'Hari kerja', value: formatAngka(row.hari_kerja) },
  { label: 'Hadir', value: formatAngka(row.hadir) },
  { label: 'Absen', value: formatAngka(row.absen) },
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
    value:
      row.potongan > 0 ? (
        <Link href={hariHref({ hanya: 'potongan' })}>{row.potongan.toLocaleString('id-ID')}%</Link>
      ) : (
        '0%'
      ),
  },
];

function sebutKategori({ kali, menit, potongan }: BarisRekap['kategori'][number]): string {
  const minutes = menit > 0 ? `, ${formatAngka(menit)} menit` : '';
  return `${formatAngka(kali)} kali${minutes}, potongan ${potongan.toLocaleString('id-ID')}%`;
}
