export type Surat = { kepada: string; judul: string; teks: string };
