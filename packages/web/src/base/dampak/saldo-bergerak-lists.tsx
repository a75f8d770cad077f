import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { BagiList } from './bagi-list.tsx';

/** Whose balances a change moves, by name. */
export const SaldoBergerakLists = ({ saldo }: Pick<Dampak, 'saldo'>) =>
  saldo && (
    <>
      <BagiList bagi={saldo.berkurang} label="Saldo cutinya berkurang" />
      <BagiList bagi={saldo.bertambah} label="Saldo cutinya bertambah" />
      <BagiList bagi={saldo.tidak_terpotong} label="Saldo cutinya habis, jadi tidak terpotong" />
    </>
  );
