import type { PresensiDitinjau } from '@hadir/contract/presensi/putusan/presensi-ditinjau.ts';
import type { ComponentProps } from 'react';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import type { Tone } from '../../ui/show/tone.ts';
import { AntreanTinjauan } from './antrean-tinjauan.tsx';
import classes from '../dasar/presensi-manual-screen.module.css';

type Props = Omit<ComponentProps<typeof AntreanTinjauan>, 'label' | 'rows'> & {
  rows: readonly PresensiDitinjau[];
  pending: ReadonlySet<number>;
};

const CHIP: Record<PresensiDitinjau['status'], { label: string; tone: Tone }> = {
  menunggu: { label: 'Menunggu', tone: 'blue' },
  dihitung: { label: 'Dihitung', tone: 'green' },
  ditolak: { label: 'Ditolak', tone: 'red' },
  dihapus: { label: 'Disisihkan', tone: 'grey' },
};
const SEBAB: Record<PresensiDitinjau['sebab'][number], string> = {
  jam: 'Jam tak tepercaya',
  tersambung: 'Terlambat dikirim',
  tempat: 'Di luar lokasi',
  lokasi_palsu: 'Lokasi palsu',
};

/** The queue of held taps: whose, when, and why each was held. */
export function AntreanDitahan({ rows, pending, ...rest }: Props) {
  const lines = rows.map(({ presensi_id: id, anggota, tanggal, jam, status, sebab }) => ({
    id,
    anggota,
    tanggal,
    jam,
    state: (
      <>
        <span className={classes['far']}>{sebab.map((one) => SEBAB[one]).join(', ')}</span>
        <StatusChip {...CHIP[pending.has(id) ? 'dihitung' : status]} />
      </>
    ),
  }));
  return <AntreanTinjauan label="Presensi yang ditahan" rows={lines} {...rest} />;
}
