import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import classes from './dampak-list.module.css';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';
import { sebutRingkasHari } from './sebut-ringkas-hari.ts';

/** Which members' days a change makes something else, each before and after. */
export function HariBerubah({ dampak }: { dampak: Dampak }) {
  const { contoh, berubah, per_instansi } = dampak;
  const instansiOf = new Map(per_instansi?.map(({ organisasi_id, nama }) => [organisasi_id, nama]));
  const lainnya = (berubah ?? contoh.length) - contoh.length;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={classes['scroll']} tabIndex={0} role="group" aria-label="Hari yang berubah">
      <ul className={classes['list']}>
        {contoh.map(({ organisasi_id, user_id, nama, tanggal, sebelum, sesudah }) => (
          <li key={`${organisasi_id} ${user_id} ${tanggal}`} className={classes['day']}>
            <span className={classes['who']}>
              {nama}, {formatTanggal(tanggal)}
              {instansiOf.has(organisasi_id) && `, ${instansiOf.get(organisasi_id)}`}
            </span>
            <span className={classes['before']}>{sebutRingkasHari(sebelum)}</span>
            <span>
              <span aria-hidden="true">→ </span>
              {sebutRingkasHari(sesudah)}
            </span>
          </li>
        ))}
      </ul>
      {lainnya > 0 && <p className={classes['more']}>dan {formatAngka(lainnya)} hari lainnya</p>}
    </div>
  );
}
