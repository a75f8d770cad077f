import type { PresensiManual } from '@hadir/contract/presensi/presensi-manual.contract.ts';
import { AnggotaAvatar } from '../anggota/anggota-avatar.tsx';
import { formatTanggal } from '../kit/format.ts';
import classes from './presensi-manual-screen.module.css';
import { StatusManualChip } from './status-manual-chip.tsx';

type Props = {
  rows: readonly PresensiManual[];
  opened: number | undefined;
  selected: ReadonlySet<number>;
  pending: ReadonlySet<number>;
  onOpen: (id: number) => void;
  /** Left out where nothing may be decided. */
  onSelect: ((id: number) => void) | undefined;
};

/** The queue of requests: who asks for which time, and which are chosen for a decision together. */
export function AntreanSwafoto({ rows, opened, selected, pending, onOpen, onSelect }: Props) {
  return (
    <ul className={classes['queue']} aria-label="Permintaan presensi swafoto">
      {rows.map(({ presensi_manual_id: id, anggota, tanggal, jam, status, is_permanen, radius }) => (
        <li key={id} className={classes['item']} data-open={opened === id || undefined}>
          {onSelect && (
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
              {radius === 0 && <span className={classes['far']}>Di luar lokasi</span>}
              <StatusManualChip status={pending.has(id) ? 5 : status} is_permanen={is_permanen} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
