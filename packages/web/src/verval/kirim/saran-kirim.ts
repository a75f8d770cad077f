const SARAN: Record<string, string> = {
  ptk_tidak_dikenal: 'Cocokkan NUPTK-nya dengan Simpatika, lalu kirim lagi.',
};

/** What to do about a refused row; the staff system's own reasons that are not known here are settled there. */
export function saranKirim(kode: string): string {
  return SARAN[kode] ?? 'Perbaiki datanya, di sini atau di Simpatika, lalu kirim lagi.';
}
