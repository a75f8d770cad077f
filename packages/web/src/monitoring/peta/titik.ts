import type { TitikPeta } from '@hadir/contract/monitoring/pantauan.ts';
import { comparePantauan, type KeadaanPantauan } from '@hadir/rules/monitoring/judge-pantauan.ts';

/** An organisation on the map, or beside it where it lies nowhere yet. */
export type Titik = {
  organisasi_id: number;
  kode_organisasi: string;
  nama: string;
  nama_tenant: string;
  lat: number | null;
  lng: number | null;
  keadaan: KeadaanPantauan;
  kurang: number;
  /** How many reasons there are. */
  sebab: number;
};

/** How organisations stand by now, where that was told since. */
export type KeadaanKini = ReadonlyMap<number, Pick<Titik, 'keadaan' | 'kurang' | 'sebab'>>;

/** The columns as rows, the worst first by what was told last; what is gone by then is left out. */
export function readTitik(peta: TitikPeta, kini: KeadaanKini | null): Titik[] {
  return peta.organisasi_id
    .flatMap((organisasi_id, at): Titik[] => {
      if (kini && !kini.has(organisasi_id)) return [];
      const {
        keadaan = 'biasa',
        kurang = 0,
        sebab = 0,
      } = kini?.get(organisasi_id) ?? {
        keadaan: peta.keadaan[at],
        kurang: peta.kurang[at],
        sebab: peta.sebab[at],
      };
      return [
        {
          organisasi_id,
          kode_organisasi: peta.kode_organisasi[at] ?? '',
          nama: peta.nama[at] ?? '',
          nama_tenant: peta.nama_tenant[peta.tenant[at] ?? 0] ?? '',
          lat: peta.lat[at] ?? null,
          lng: peta.lng[at] ?? null,
          keadaan,
          kurang,
          sebab,
        },
      ];
    })
    .toSorted(compareTitik);
}

const compareTitik = comparePantauan<Titik>(({ sebab }) => sebab);

/** Those whose name or code holds the text, in that state. */
export function pickTitik(titik: readonly Titik[], cari: string, keadaan: KeadaanPantauan | undefined): Titik[] {
  const text = cari.trim().toLowerCase();
  return titik.filter(
    (one) =>
      (keadaan === undefined || one.keadaan === keadaan) &&
      (text === '' || one.nama.toLowerCase().includes(text) || one.kode_organisasi.toLowerCase().includes(text)),
  );
}
