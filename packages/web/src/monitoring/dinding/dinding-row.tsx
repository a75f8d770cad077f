import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { formatAngka, formatPersen } from '../../kit/format/format.ts';
import { KEADAAN_WORDS } from '../keadaan-words.ts';
import { sebutSebab } from '../sebut-sebab.ts';
import classes from './dinding.module.css';

/** An organisation as it is read across a room: its state, its name, why, and how many have come. */
export function DindingRow({ pantauan, withTenant }: { pantauan: Pantauan; withTenant: boolean }) {
  const { nama, nama_tenant, keadaan, sebab, hari_ini, biasanya, pukul } = pantauan;
  const { label, tone, glyph } = KEADAAN_WORDS[keadaan];
  const mengapa = sebab.map((one) => sebutSebab(pantauan, one).kata).join(' · ');
  return (
    <li className={classes['baris']} data-tone={tone}>
      <span className={classes['tanda']} aria-hidden="true">
        {glyph}
      </span>
      <span className={classes['nama']}>
        <strong>{nama}</strong>
        <small>
          {label}
          {mengapa && ` · ${mengapa}`}
          {withTenant && ` · ${nama_tenant}`}
        </small>
      </span>
      <span className={classes['angka']}>
        {hari_ini.wajib === 0 ? (
          <strong>–</strong>
        ) : (
          <strong>
            {formatAngka(hari_ini.tiba)}/{formatAngka(hari_ini.wajib)}
          </strong>
        )}
        <small>
          {biasanya === null ? '' : `biasanya ${formatPersen(biasanya * 100)} · `}
          {pukul}
        </small>
      </span>
    </li>
  );
}
