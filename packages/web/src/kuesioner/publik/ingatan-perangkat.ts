import type { Jawaban } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { buatUuid } from '../../kit/buat-uuid.ts';

const KUNCI = 'hadir-kuesioner-perangkat';
const KABAR = 'hadir-kuesioner-kabar';

/** What is filled in behind a link, and under which number it is sent, so that it counts once however often it is sent. */
type Isian = { kirim_id: string; jawaban: readonly Jawaban[] };
/** What the next page tells: the end, or why there is none. */
export type Kabar =
  | { kind: 'terkirim'; judul: string; ucapan: string }
  | { kind: 'gagal'; sebab: string; pesan: string };

const isianKey = (token: string) => `hadir-kuesioner-isian-${token}`;

/** A browser that keeps nothing remembers as long as the page stands. */
const fallback = new Map<string, string>();
const read = (store: () => Storage, key: string): string | null => {
  try {
    return store().getItem(key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return fallback.get(key) ?? null;
  }
};
const keep = (store: () => Storage, key: string, value: string): void => {
  try {
    store().setItem(key, value);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    fallback.set(key, value);
  }
};
const device = () => localStorage;
/** Forgotten with the tab: the next person at the same computer finds nothing. */
const tab = () => sessionStorage;

/** What this device remembers of questionnaires by link. */
export const ingatanPerangkat = {
  /** What the device calls itself by. */
  kunci: (): string => {
    const known = read(device, KUNCI);
    if (known) return known;
    const drawn = buatUuid();
    keep(device, KUNCI, drawn);
    return drawn;
  },
  isian: (token: string): Isian => {
    const kept = read(tab, isianKey(token));
    return kept ? (JSON.parse(kept) as Isian) : { kirim_id: buatUuid(), jawaban: [] };
  },
  keepIsian: (token: string, isian: Isian): void => keep(tab, isianKey(token), JSON.stringify(isian)),
  /** Sent, or not to be sent any more. */
  forgetIsian: (token: string): void => keep(tab, isianKey(token), ''),
  kabar: (): Kabar | null => JSON.parse(read(tab, KABAR) ?? 'null') as Kabar | null,
  keepKabar: (kabar: Kabar): void => keep(tab, KABAR, JSON.stringify(kabar)),
};
