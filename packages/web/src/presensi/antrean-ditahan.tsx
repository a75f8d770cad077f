import type { PresensiDitinjau } from '@hadir/contract/presensi/presensi-ditinjau.ts';
import { AnggotaAvatar } from '../anggota/anggota-avatar.tsx';
import { formatTanggal } from '../kit/format.ts';
import { StatusChip } from '../ui/status-chip.tsx';
import type { Tone } from '../ui/tone.ts';
import classes from './presensi-manual-screen.module.css';

type Props = {
  rows: readonly PresensiDitinjau[];
  opened: number | undefined;
  /** Null where nothing may be decided. */
  selected: ReadonlySet<number> | null;
  pending: ReadonlySet<number>;
  onOpen: (id: number) => void;
  onSelect: (id: number) => void;
};

const CHIP: Record<PresensiDitinjau['status'], { label: string; tone: Tone }> = {
  menunggu: { label: 'Menunggu', tone: 'blue' },
  dihitung: { label: 'Dihitung', tone: 'green' },
  ditolak: { label: 'Ditolak', tone: 'red' },
  dihapus: { label: 'Disisihkan', tone: 'grey' },
};
const SEBAB = { jam: 'Jam tak tepercaya', tempat: 'Di luar lokasi' } as const;

/** The queue of held taps: whose, when, and why each was held. */
export function AntreanDitahan({ rows, opened, selected, pending, onOpen, onSelect }: Props) {
  return (
    <ul className={classes['queue']} aria-label="Presensi yang ditahan">
      {rows.map(({ presensi_id: id, anggota, tanggal, jam, status, sebab }) => (
        <li key={id} className={classes['item']} data-open={opened === id || undefined}>
          {selected && (
            <input
              type="checkbox"
              aria-label={`Pilih ${anggota.nama} ${formatTanggal(tanggal)} ${jam}`}
              checked={selected.has(id)}
              onChange={() => onSelect(id)}
            />
          )}
          <button type="button" aria-current={opened === id} className={classes['row']} onClick={() => onOpen(id)}>
            <AnggotaAvatar anggota={anggota} detail={`${formatTanggal(tanggal)} ${jam.slice(0, 5)}`} />
            <span className={classes['state']}>
              <span className={classes['far']}>{SEBAB[sebab]}</span>
              <StatusChip {...CHIP[pending.has(id) ? 'dihitung' : status]} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
