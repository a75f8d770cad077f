import type { CutiBersama } from '@hadir/contract/cuti/bersama/cuti-bersama.contract.ts';
import { findAturanBersama } from '@hadir/rules/cuti/bersama/find-aturan-bersama.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import classes from '../dasar/cuti.module.css';
import { sebutAturanBersama } from './sebut-aturan-bersama.ts';

/** What the organisation's rule of cuti bersama is today and later, and whether it is its own or its tenant's. */
export function AturanBersamaLines({ kategori, aturan }: Pick<CutiBersama, 'kategori' | 'aturan'>) {
  const today = useToday();
  const berlaku = findAturanBersama(aturan, today);
  const tenant = aturan.find((one) => one.is_milik_tenant && findAturanBersama([one], today));
  const bawaan = tenant ? `; bawaan induk: ${sebutAturanBersama(tenant)}` : '';
  const mendatang = aturan.filter(({ tgl_mulai }) => tgl_mulai > today).toReversed();
  if (kategori === null) {
    return <p className={classes['dimmed']}>Belum ada kategori cuti tahunan yang memakai saldo.</p>;
  }
  return (
    <div>
      {berlaku ? (
        <>
          <p>
            {berlaku.mengurangi === null
              ? `Tidak dibukukan ke saldo, mulai ${formatTanggal(berlaku.tgl_mulai)}.`
              : `Mengurangi ${kategori}: ${sebutAturanBersama(berlaku)}, mulai ${formatTanggal(berlaku.tgl_mulai)}.`}
          </p>
          <p className={classes['dimmed']}>
            {berlaku.is_milik_tenant ? 'Mengikuti induk.' : `Diatur instansi ini${bawaan}.`}
          </p>
        </>
      ) : (
        <p className={classes['dimmed']}>Belum diatur: cuti bersama tidak dibukukan ke saldo.</p>
      )}
      {mendatang.map((one) => (
        <p key={`${one.tgl_mulai} ${one.is_milik_tenant}`} className={classes['dimmed']}>
          Mulai {formatTanggal(one.tgl_mulai)}: {sebutAturanBersama(one)}
          {one.is_milik_tenant && ' (induk)'}.
        </p>
      ))}
    </div>
  );
}
