import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import type { BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { sebutTempat } from '@hadir/contract/kehadiran/hari/sebut-tempat.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import { sebutEsokSingkat } from '@hadir/contract/kit/sebut-jam.ts';
import type { Column } from '../../ui/table/column.ts';
import classes from './hari-columns.module.css';
import { jamSingkat } from './jam-singkat.ts';
import { KeadaanHariChip } from './keadaan-hari-chip.tsx';
import { WajahHariMark } from './wajah-hari-mark.tsx';

/** What every list of member-days shows after who and when; `belum` is what it says of who has not come. */
export const hariColumns = (belum?: string): Column<BarisKehadiran>[] => [
  {
    key: 'jam',
    header: 'Masuk',
    cell: ({ jam_masuk }) => jam_masuk ?? <None />,
    brief: jamSingkat,
  },
  {
    key: 'pulang',
    header: 'Pulang',
    card: 'hidden',
    cell: ({ jam_pulang, is_pulang_besok }) => (jam_pulang ? sebutEsokSingkat(jam_pulang, is_pulang_besok) : <None />),
  },
  {
    key: 'durasi',
    header: 'Lama kerja',
    card: 'hidden',
    cell: ({ durasi_menit, kerja_libur_menit }) =>
      durasi_menit + kerja_libur_menit > 0 ? sebutDurasi(durasi_menit + kerja_libur_menit) : <None />,
  },
  {
    key: 'potongan',
    header: 'Potongan',
    card: 'hidden',
    cell: ({ potongan, kategori }) =>
      potongan > 0 ? (
        <>
          {sebutPotongan(potongan)}{' '}
          <span className={classes['none']}>{kategori.map(({ nama }) => nama).join(', ')}</span>
        </>
      ) : (
        <None />
      ),
  },
  { key: 'lokasi', header: 'Lokasi', card: 'hidden', cell: (baris) => placeOf(baris) ?? <None /> },
  {
    key: 'status',
    header: 'Status',
    card: 'corner',
    cell: (baris) => (
      <span className={classes['state']}>
        <WajahHariMark presensi={baris.presensi} />
        <KeadaanHariChip hari={baris} {...(belum && { belum })} />
      </span>
    ),
  },
];

const None = () => (
  <span className={classes['none']}>
    <span aria-hidden="true">–</span>
    <span className={classes['words']}>Tidak ada</span>
  </span>
);

const LOOK = { palsu: classes['false'], luar: classes['outside'] };

function placeOf({ presensi }: BarisKehadiran) {
  const tempat = sebutTempat(presensi);
  if (!tempat || tempat.keadaan === 'dalam') return tempat?.kata;
  return <span className={LOOK[tempat.keadaan]}>{tempat.kata}</span>;
}
