import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { isBelumMulai } from '@hadir/contract/kehadiran/hari/sebut-belum.ts';
import { formatAngka, formatHariTanggal, formatPersen } from '../kit/format/format.ts';
import classes from './pantauan/pantauan.module.css';

/** How many have come, beside how many usually have by now; of a day off its last working day. */
export function DatangBar({ pantauan }: { pantauan: Pantauan }) {
  const { hari_ini, biasanya, hari_kerja_terakhir, keadaan } = pantauan;
  const { wajib, tiba } = hari_ini;
  if (keadaan === 'libur' || wajib === 0) {
    return (
      <span className={classes['libur']}>
        <span>
          {hari_kerja_terakhir
            ? `${formatHariTanggal(hari_kerja_terakhir.tanggal)}: ${formatAngka(hari_kerja_terakhir.hadir)} dari ${formatAngka(hari_kerja_terakhir.wajib)} hadir`
            : 'Belum ada hari kerja'}
        </span>
        {wajib > 0 && (
          <small>
            Bertugas hari ini: {formatAngka(tiba)} dari {formatAngka(wajib)} sudah datang
          </small>
        )}
      </span>
    );
  }
  if (isBelumMulai({ terbuka: wajib, belum_mulai: hari_ini.belum_mulai }))
    return <span className={classes['libur']}>Belum mulai · {formatAngka(wajib)} orang</span>;
  const share = (tiba / wajib) * 100;
  return (
    <span className={classes['datang']}>
      <span>
        <strong>{formatAngka(tiba)}</strong> dari {formatAngka(wajib)}
        {biasanya !== null && <span className={classes['redup']}> · biasanya {formatPersen(biasanya * 100)}</span>}
      </span>
      <span className={classes['alur']} data-keadaan={pantauan.keadaan} aria-hidden="true">
        <span style={{ width: `${Math.min(share, 100)}%` }} />
        {biasanya !== null && <i style={{ insetInlineStart: `${biasanya * 100}%` }} />}
      </span>
    </span>
  );
}
