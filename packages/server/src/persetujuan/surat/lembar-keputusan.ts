/** What is asked, term by term. */
export type Fakta = {
  label: string;
  isi: string | readonly string[];
  /** A line below it in small print. */
  kecil?: string;
  /** Stands in the way of an approval. */
  isAwas?: boolean;
  isLebar?: boolean;
};

/** A way to decide. */
export type Pilihan = { nilai: 'setuju' | 'tangguhkan' | 'tolak'; label: string; catatan?: string };

/** What the page behind a mailed link shows to whom the link stands for. */
export type Lembar = {
  judul: string;
  fakta: readonly Fakta[];
  pilihan: readonly Pilihan[];
  /** Which level decides next, and for how many levels his decision stands; he decides only while it is his turn. */
  urutan: number;
  versi: number;
  jumlah_jenjang: number;
  isGiliran: boolean;
};

export const SETUJUI: Pilihan = { nilai: 'setuju', label: 'Setujui' };
export const TOLAK: Pilihan = { nilai: 'tolak', label: 'Tolak' };
