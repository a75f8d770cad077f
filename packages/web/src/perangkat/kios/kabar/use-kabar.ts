import { useState } from 'react';
import type { Bunyi } from './bunyi.ts';

/** What one who stands, or has just stood, before a kiosk is told. */
export type Kabar = {
  /** Whom it is for: the next of the same takes its place. */
  untuk: string;
  /** mengirim: its answer is on the way; tunda: kept, and not yet accepted. */
  jenis: 'mengirim' | 'berhasil' | 'tunda' | 'gagal';
  judul: string;
  isi: string;
  /** Which telling it is. */
  ke: number;
};
type Isi = Omit<Kabar, 'ke'>;

/** So many are told at once; at a gate they come one a second. */
const MAKS = 3;

/** What is told at a kiosk now, each in a row of its own, and how one more is told. */
export function useKabar(bunyi: (bunyi: Bunyi) => void) {
  const [semua, setSemua] = useState<Kabar[]>([]);
  return {
    semua,
    /** Tells one who has just come: who was recorded before him has seen it. */
    tell: (isi: Isi, nada?: Bunyi) => {
      if (nada) bunyi(nada);
      setSemua((before) => {
        const tinggal = before.filter(
          ({ untuk, jenis }) => untuk !== isi.untuk && (jenis === 'mengirim' || jenis === 'gagal'),
        );
        return [...tinggal, { ...isi, ke: next(before) }].slice(-MAKS);
      });
    },
    /** Tells one who came before how it went on, in his own row, beside whoever has come since. */
    settle: (isi: Isi, nada: Bunyi) => {
      bunyi(nada);
      setSemua((before) => {
        const kini = { ...isi, ke: next(before) };
        const isAda = before.some(({ untuk }) => untuk === isi.untuk);
        return isAda ? before.map((one) => (one.untuk === isi.untuk ? kini : one)) : [...before, kini].slice(-MAKS);
      });
    },
    lewat: (ke: number) => setSemua((before) => before.filter((one) => one.ke !== ke)),
    clear: () => setSemua((before) => before.filter(({ jenis }) => jenis === 'mengirim')),
  };
}

const next = (semua: readonly Kabar[]) => Math.max(0, ...semua.map(({ ke }) => ke)) + 1;
