import type { ComponentProps, ReactNode } from 'react';
import { AnggotaAvatar } from '../../anggota/dasar/anggota-avatar.tsx';
import { formatTanggal } from '../../kit/format/format.ts';
import classes from '../dasar/presensi-manual-screen.module.css';

type BarisTinjauan = {
  id: number;
  anggota: ComponentProps<typeof AnggotaAvatar>['anggota'] & { nama: string };
  tanggal: string;
  jam: string;
  /** What stands out of the ordinary, and the state. */
  state: ReactNode;
};

type Props = {
  label: string;
  rows: readonly BarisTinjauan[];
  opened: number | undefined;
  /** Null where nothing may be decided. */
  selected: ReadonlySet<number> | null;
  /** Those that the reader may not decide. */
  unselectable?: ReadonlySet<number>;
  onOpen: (id: number) => void;
  onSelect: (id: number) => void;
};

/** A queue to be reviewed one by one: whose and when, and which are chosen for a decision together. */
export function AntreanTinjauan({ label, rows, opened, selected, unselectable, onOpen, onSelect }: Props) {
  return (
    <ul className={classes['queue']} aria-label={label}>
      {rows.map(({ id, anggota, tanggal, jam, state }) => (
        <li key={id} className={classes['item']} data-open={opened === id || undefined}>
          {selected && (
            <input
              type="checkbox"
              aria-label={`Pilih ${anggota.nama} ${formatTanggal(tanggal)} ${jam}`}
              checked={selected.has(id)}
              disabled={unselectable?.has(id)}
              onChange={() => onSelect(id)}
            />
          )}
          <button type="button" aria-current={opened === id} className={classes['row']} onClick={() => onOpen(id)}>
            <AnggotaAvatar anggota={anggota} detail={`${formatTanggal(tanggal)} ${jam.slice(0, 5)}`} />
            <span className={classes['state']}>{state}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
