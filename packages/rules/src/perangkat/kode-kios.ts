/** A kiosk's screen shows another code after so many seconds. */
export const DETIK_KODE = 10;
/** So many of a kiosk's codes count: the one that is shown, and the one before it. */
const BERLAKU = 2;

/** Which code a kiosk shows at an instant in epoch milliseconds. */
export const langkahKios = (saat: number): number => Math.floor(saat / (DETIK_KODE * 1000));

/** What a code says and is signed over: whose it is and its step. */
export type KodeKios = { perangkat_id: number; langkah: number; tanda: string };

/** What a code's signature is made over. */
export const isiTanda = ({ perangkat_id, langkah }: Pick<KodeKios, 'perangkat_id' | 'langkah'>): string =>
  `${perangkat_id}.${langkah}`;

/** The parts of a code, or null for what is none. */
export function parseKodeKios(teks: string): KodeKios | null {
  const [, perangkat, langkah, tanda] = /^([1-9]\d{0,8})\.(\d{1,12})\.([\w-]{16})$/.exec(teks.trim()) ?? [];
  if (perangkat === undefined || langkah === undefined || tanda === undefined) return null;
  return { perangkat_id: Number(perangkat), langkah: Number(langkah), tanda };
}

/**
 * Whether a code of this step counts at an instant (aturan/perangkat#kode-kios): null where it does; else that its time is
 * still to come, or by how many seconds it is over.
 */
export function judgeLangkahKios(langkah: number, saat: number): null | 'belum' | { lewat_detik: number } {
  if (langkah > langkahKios(saat)) return 'belum';
  const berakhir = (langkah + BERLAKU) * DETIK_KODE * 1000;
  return saat < berakhir ? null : { lewat_detik: Math.max(1, Math.round((saat - berakhir) / 1000)) };
}
