import type { Ditempatkan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';
import classes from './dampak-list.module.css';

/** So many are named. */
const MAKS = 20;

/** The planned moves that a change ends: whose, from where to where, and from when. */
export function GugurList({ gugur }: Pick<Ditempatkan, 'gugur'>) {
  if (gugur.length === 0) return null;
  return (
    <ul className={classes['list']} aria-label="Rencana yang gugur">
      {gugur.slice(0, MAKS).map(({ user_id, nama, tanggal, dari, grup }) => (
        <li key={`${user_id} ${tanggal}`}>
          <strong>{nama}</strong>: {dari ?? 'tanpa grup'} → {grup ?? 'tanpa grup'} mulai {formatTanggal(tanggal)}
        </li>
      ))}
      {gugur.length > MAKS && <li>dan {formatAngka(gugur.length - MAKS)} lainnya</li>}
    </ul>
  );
}
