import type { TanggalRange } from '@hadir/rules/waktu/tanggal.ts';

/** What a report's file is called: by what it is, whose, and of which dates. */
export function namaBerkas(judul: string, instansi: string, range: TanggalRange, ext: 'xlsx' | 'pdf'): string {
  const { tgl_awal, tgl_akhir } = range;
  const dates = tgl_awal === tgl_akhir ? [tgl_awal] : [tgl_awal, tgl_akhir];
  return `${[slugOf(judul), slugOf(instansi), ...dates].join('-')}.${ext}`;
}

const slugOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
