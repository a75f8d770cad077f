import { SEBAB_DITINJAU, type SebabDitinjau } from '../presensi/ketukan/sebab-ditinjau.ts';
import type { CaraPin } from './cara-pin.ts';
import { judgeWaktuMesin, type WaktuMesin } from './judge-waktu-mesin.ts';

/** What a kiosk read of somebody, and what is known of the kiosk's contact; instants in epoch milliseconds. */
export type BacaanKios = Omit<WaktuMesin, 'is_diminta' | 'di_sini_sejak'> & {
  /** Since when, and until when, the tablet that read it was this kiosk; null where no such time is known. */
  pasangan: { sejak: number; sampai: number | null } | null;
  isi: { kartu: boolean; pin: boolean };
  /** What the kiosk is set to by now; another may be from before it was changed. */
  kios_pin: CaraPin;
  /** The tablet's clock was moved. */
  is_jam_ragu: boolean;
  /** The card has been replaced since. */
  is_dicabut: boolean;
  /** Whose it is had left, or was put out of use, by its date. */
  is_pergi: boolean;
};

/** What is read while there is a network comes at once: whatever comes so much later was read without one. */
const SEKETIKA = 60_000;

/** Whether a reading comes late, and why it waits for a person's review; for none of these it counts (aturan/perangkat#kios). */
export function judgeBacaanKios(bacaan: BacaanKios): { is_luring: boolean; sebab: SebabDitinjau[] } {
  const { isi, kios_pin, is_pergi } = bacaan;
  const isCaraBiasa = isi.kartu ? kios_pin !== 'menyertai' || isi.pin : kios_pin === 'pengganti';
  const ganjil: Partial<Record<SebabDitinjau, boolean>> = {
    cara: !isCaraBiasa,
    pergi: is_pergi,
    dilepas: isDilepas(bacaan),
  };
  return {
    is_luring: isTertunda(bacaan),
    sebab: [...judgeWaktu(bacaan), ...SEBAB_DITINJAU.filter((one) => ganjil[one])],
  };
}

/** It was nobody's kiosk by then: whoever held the tablet may have read it. */
const isDilepas = ({ waktu, pasangan }: BacaanKios) =>
  pasangan === null || (pasangan.sampai !== null && waktu >= pasangan.sampai);

function judgeWaktu(bacaan: BacaanKios): SebabDitinjau[] {
  const { waktu, tersambung_sejak, is_jam_ragu, is_dicabut } = bacaan;
  const sebab = judgeWaktuMesin({ ...bacaan, di_sini_sejak: bacaan.pasangan?.sejak ?? null, is_diminta: false });
  // A kiosk in contact sends what it reads at once: it cannot have read then a card that is no more now.
  const isBasi = is_dicabut && tersambung_sejak !== null && waktu > tersambung_sejak && isTertunda(bacaan);
  if (sebab === 'tertinggal' || (sebab === null && isBasi)) return is_jam_ragu ? ['jam', 'tersambung'] : ['tersambung'];
  return sebab !== null || is_jam_ragu ? ['jam'] : [];
}

const isTertunda = ({ waktu, diterima }: BacaanKios) => diterima - waktu > SEKETIKA;
