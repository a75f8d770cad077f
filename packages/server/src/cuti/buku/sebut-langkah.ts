import type { LangkahBuku } from './buku-cuti.queries.ts';

/** A decision in words: 'disetujui Drs. Zainal 09-10-2026', with its remark where there is one. */
export function sebutLangkah({ tindakan, oleh, tanggal, keterangan }: LangkahBuku): string {
  const said = `${tindakan} ${oleh} ${tanggal.split('-').toReversed().join('-')}`;
  return keterangan ? `${said} (${keterangan})` : said;
}
