import { formatAngka } from '../../../kit/format/format.ts';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import classes from '../../dasar/jadwal.module.css';
import type { Norma } from './norma.ts';

/** The hours of a week beside the norm, and what is missing or too much. */
export function NormaNote({ menit, norma }: { menit: number; norma: Norma }) {
  const { norma_menit, norma_menit_ramadan } = norma;
  return (
    <p className={classes['sum']} aria-live="polite">
      <strong>{formatAngka(menit / 60)} jam</strong>{' '}
      <span>
        sepekan tanpa istirahat, norma {formatAngka(norma_menit / 60)} jam{sebutBeda(menit, norma)}; Ramadan{' '}
        {formatAngka(norma_menit_ramadan / 60)} jam
      </span>
    </p>
  );
}

function sebutBeda(menit: number, { norma_menit, norma_menit_ramadan }: Norma): string {
  if (menit === norma_menit || menit === norma_menit_ramadan) return '';
  const beda = menit - norma_menit;
  return ` (${beda < 0 ? 'kurang' : 'lebih'} ${sebutDurasi(Math.abs(beda))})`;
}
