/** A face as the detector found it, in pixels of the picture that it looked at. */
export type WajahTerlihat = { skor: number; lebar: number };

/** Why a picture says nothing about whose face it shows. */
export const SEBAB_TAK_JELAS = ['tanpa_wajah', 'banyak_wajah', 'kurang_jelas', 'tak_terbaca'] as const;
export type SebabTakJelas = (typeof SEBAB_TAK_JELAS)[number];

/** Below this the detector is guessing. */
const SKOR_MIN = 0.7;
/** A face narrower than this has too few points to be told from another. */
const LEBAR_MIN = 60;
/** Who stands far behind is no second person: only a face at least so wide beside the widest is. */
const BAGIAN_KEDUA = 0.6;

/**
 * Whether a picture shows one face that can be compared, and why not otherwise (aturan/wajah#putusan). `nomor` is that
 * face's place in the list.
 */
export function judgePotret(wajah: readonly WajahTerlihat[]): { nomor: number } | { sebab: SebabTakJelas } {
  const nomor = wajah.reduce((widest, one, index) => (one.lebar > (wajah[widest]?.lebar ?? 0) ? index : widest), 0);
  const utama = wajah[nomor];
  if (!utama) return { sebab: 'tanpa_wajah' };
  const isKedua = (one: WajahTerlihat, index: number) => index !== nomor && one.lebar >= utama.lebar * BAGIAN_KEDUA;
  if (wajah.some(isKedua)) return { sebab: 'banyak_wajah' };
  if (utama.skor < SKOR_MIN || utama.lebar < LEBAR_MIN) return { sebab: 'kurang_jelas' };
  return { nomor };
}
