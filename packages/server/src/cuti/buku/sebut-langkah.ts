import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import type { LangkahBuku } from './buku-cuti.queries.ts';

/** A decision in words: 'disetujui Drs. Zainal 09-10-2026', with its remark where there is one. */
export function sebutLangkah({ tindakan, oleh, tanggal, keterangan }: LangkahBuku): string {
  if (oleh === null) return `berakhir bersama keanggotaan ${sebutTanggal(tanggal)}`;
  const said = `${tindakan} ${oleh} ${sebutTanggal(tanggal)}`;
  return keterangan ? `${said} (${keterangan})` : said;
}
