import type { HasilBersama } from '@hadir/contract/cuti/cuti-bersama.contract.ts';
import { formatAngka, formatTanggal } from '../kit/format.ts';
import classes from './cuti.module.css';
import { formatHariCuti } from './format-hari-cuti.ts';

/** What booking the cuti bersama writes, member by member, with its reason; what the balances do not reach is said. */
export function PratinjauBersama({ baris }: HasilBersama) {
  if (baris.length === 0) return <p className={classes['dimmed']}>Buku besar sudah sesuai; tidak ada yang ditulis.</p>;
  const sum = (of: (jumlah: number) => boolean) =>
    baris.filter(({ jumlah }) => of(jumlah)).reduce((all, { jumlah }) => all + Math.abs(jumlah), 0);
  const kurang = baris.reduce((all, one) => all + one.kurang, 0);
  return (
    <>
      <p>
        Berkurang <strong>{formatHariCuti(sum((jumlah) => jumlah < 0))}</strong>, bertambah{' '}
        <strong>{formatHariCuti(sum((jumlah) => jumlah > 0))}</strong>
        {kurang > 0 && (
          <>
            , tidak tercapai oleh saldo <strong className={classes['warning']}>{formatHariCuti(kurang)}</strong>
          </>
        )}
        .
      </p>
      <ul className={classes['list']} aria-label="Pratinjau">
        {baris.map((one) => (
          <li key={`${one.user_id} ${one.tanggal}`} className={classes['line']}>
            <span>
              {one.nama}{' '}
              <span className={classes['dimmed']}>
                {one.jenis_kepegawaian} · {formatTanggal(one.tanggal)} · {one.sebab}
              </span>
            </span>
            <span className={classes['amount']}>
              {one.jumlah > 0 && '+'}
              {one.jumlah < 0 && '−'}
              {formatAngka(Math.abs(one.jumlah))}
              {one.kurang > 0 && <span className={classes['warning']}> kurang {formatAngka(one.kurang)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
