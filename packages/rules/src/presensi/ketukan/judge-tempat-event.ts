import type { SebabDitinjau } from './sebab-ditinjau.ts';

/** What the organisation wants done about an event whose place is not as it should be. */
export type Sikap = 'hitung' | 'tinjau' | 'tolak';

/** What of its place speaks against an event; one that is not detected is as good as outside. */
export type KeadaanTempat = { is_di_luar: boolean; is_lokasi_palsu: boolean };
export type SikapTempat = { luar_radius: Sikap; lokasi_palsu: Sikap };

type Sebab = Extract<SebabDitinjau, 'tempat' | 'lokasi_palsu'>;
export type PutusanTempat = { tolak: Sebab } | { tinjau: Sebab[] };

/**
 * Whether an event is refused because of its place, and for which reasons it waits for review
 * (aturan/presensi#lokasi-palsu); a feigned place is named first.
 */
export function judgeTempatEvent(keadaan: KeadaanTempat, { luar_radius, lokasi_palsu }: SikapTempat): PutusanTempat {
  const found: [Sebab, Sikap][] = [
    ...(keadaan.is_lokasi_palsu ? [['lokasi_palsu', lokasi_palsu] satisfies [Sebab, Sikap]] : []),
    ...(keadaan.is_di_luar ? [['tempat', luar_radius] satisfies [Sebab, Sikap]] : []),
  ];
  const refused = found.find(([, sikap]) => sikap === 'tolak');
  if (refused) return { tolak: refused[0] };
  return { tinjau: found.flatMap(([sebab, sikap]) => (sikap === 'tinjau' ? [sebab] : [])) };
}
