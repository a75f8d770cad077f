import type { HasilBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import { formatAngka, formatTanggalSingkat } from '../../kit/format/format.ts';
import { sebutKepegawaian } from '../../base/words/sebut-kepegawaian.ts';
import classes from '../dasar/cuti.module.css';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';

type Baris = HasilBersama['baris'][number];

/** What booking the cuti bersama writes, by member and reason; what the balances do not reach is said. */
export function PratinjauBersama({ baris }: HasilBersama) {
  if (baris.length === 0) return <p className={classes['dimmed']}>Buku besar sudah sesuai; tidak ada yang ditulis.</p>;
  const kurang = sum(baris, (one) => one.kurang);
  return (
    <>
      <p>
        Berkurang <strong>{formatJumlahHari(sum(baris, ({ jumlah }) => Math.max(0, -jumlah)))}</strong>, bertambah{' '}
        <strong>{formatJumlahHari(sum(baris, ({ jumlah }) => Math.max(0, jumlah)))}</strong>
        {kurang > 0 && (
          <>
            , tidak tercapai oleh saldo <strong className={classes['warning']}>{formatJumlahHari(kurang)}</strong>
          </>
        )}
        .
      </p>
      <ul className={classes['list']} aria-label="Pratinjau">
        {groupRows(baris).map(([first, rows]) => (
          <li key={`${first.user_id} ${first.sebab}`} className={classes['line']}>
            <span>
              {first.nama} <span className={classes['dimmed']}>{sebutKepegawaian(first.jenis_kepegawaian)}</span>
              <br />
              <span className={classes['dimmed']}>
                {rows.map(({ tanggal }) => formatTanggalSingkat(tanggal)).join(', ')}: {first.sebab}
              </span>
            </span>
            <Jumlah jumlah={sum(rows, (one) => one.jumlah)} kurang={sum(rows, (one) => one.kurang)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Jumlah({ jumlah, kurang }: { jumlah: number; kurang: number }) {
  return (
    <span className={classes['amount']}>
      {jumlah > 0 && '+'}
      {jumlah < 0 && '−'}
      {formatAngka(Math.abs(jumlah))}
      {kurang > 0 && <span className={classes['warning']}> kurang {formatAngka(kurang)}</span>}
    </span>
  );
}

const sum = (rows: readonly Baris[], of: (one: Baris) => number) => rows.reduce((all, one) => all + of(one), 0);

/** The rows of one member that have one reason, each with the first of them, in their order. */
function groupRows(baris: readonly Baris[]): [first: Baris, rows: Baris[]][] {
  const groups = new Map<string, [Baris, Baris[]]>();
  for (const one of baris) {
    const key = `${one.user_id} ${one.sebab}`;
    const group = groups.get(key);
    if (group) group[1].push(one);
    else groups.set(key, [one, [one]]);
  }
  return [...groups.values()];
}
