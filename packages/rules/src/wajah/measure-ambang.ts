import { countJarakWajah, type Deskriptor } from './judge-wajah.ts';

export type WajahOrang = { orang: string; ciri: Deskriptor };
type UkuranAmbang = {
  ambang: number;
  /** Of pairs of two people, how many are taken for one. */
  salahTerima: number;
  /** Of pairs of one person, how many are taken for two. */
  salahTolak: number;
};
export type HasilUkur = { sama: number; beda: number; ambang: UkuranAmbang[] };

/** What each threshold would do to these faces, every one compared with every other (aturan/wajah#ambang). */
export function measureAmbang(wajah: readonly WajahOrang[], ambang: readonly number[]): HasilUkur {
  const pasangan = wajah.flatMap((satu, n) =>
    wajah
      .slice(n + 1)
      .map((lain) => ({ isSama: satu.orang === lain.orang, jarak: countJarakWajah(satu.ciri, lain.ciri) })),
  );
  const sama = pasangan.filter(({ isSama }) => isSama);
  const beda = pasangan.filter(({ isSama }) => !isSama);
  return {
    sama: sama.length,
    beda: beda.length,
    ambang: ambang.map((batas) => ({
      ambang: batas,
      salahTerima: beda.filter(({ jarak }) => jarak <= batas).length,
      salahTolak: sama.filter(({ jarak }) => jarak > batas).length,
    })),
  };
}
