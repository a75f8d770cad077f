import { sebaranPagi, ZONA } from './kurva.ts';

/** One in twenty had no network since the evening; all of theirs come at once when it is back, in the busiest minute. */
const LURING = 0.05;
/** So many hear no answer and send the same again. */
const JARINGAN_BURUK = 0.04;

export type Ketukan = { pada: number; menit: number; zona: number; jenis: 'biasa' | 'terputus' | 'luring' };
export type Rencana = { ketukan: Ketukan[]; menitPulih: number };

/** Of all members, the part that the busiest minute brings; those who come back at once are beside it. */
export const puncakSemenit = (): number =>
  (1 - LURING) * Math.max(...sebaranPagi().map(({ bagian }) => jumlah(bagian)));

/**
 * When each tap of a morning is due. Of `negeri` members the rate of each second is `faktor` times less; a minute lasts
 * `menitMs` here, and holds so many taps fewer. So are those that come at once: what they wait for is told in minutes of
 * the morning.
 */
export function rencanakanPagi(negeri: number, faktor: number, menitMs: number, acak: () => number): Rencana {
  const sebaran = sebaranPagi();
  const awal = sebaran[0]?.menit ?? 0;
  const puncak = sebaran.reduce((max, one) => (jumlah(one.bagian) > jumlah(max.bagian) ? one : max));
  const menitPulih = puncak.menit + 1;
  const orang = (negeri / faktor) * (menitMs / 60_000);
  const tersebar = orang * (1 - LURING);
  const ketukan: Ketukan[] = ZONA.flatMap((_, zona) => {
    const own: Ketukan[] = [];
    // What a minute is short of a whole member the next one brings.
    let sisa = 0;
    for (const { menit, bagian } of sebaran) {
      sisa += tersebar * (bagian[zona] ?? 0);
      for (; sisa >= 1; sisa -= 1) {
        const jenis = acak() < JARINGAN_BURUK ? 'terputus' : 'biasa';
        own.push({ pada: (menit - awal + acak()) * menitMs, menit, zona, jenis });
      }
    }
    return own;
  });
  const luring = Math.round(orang * LURING);
  for (let nth = 0; nth < luring; nth += 1) {
    ketukan.push({ pada: (menitPulih - awal) * menitMs, menit: menitPulih, zona: ZONA.length - 1, jenis: 'luring' });
  }
  return { ketukan: ketukan.toSorted((a, b) => a.pada - b.pada), menitPulih };
}

const jumlah = (bagian: readonly number[]) => bagian.reduce((sum, one) => sum + one, 0);
