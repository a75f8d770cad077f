import type { Surat } from '../../platform/mail/surat.ts';
import { sebutAlamatPilihan } from './alamat-pilihan.ts';
import type { ButirHarian, PenerimaHarian } from './surat-harian.queries.ts';

/** One mail of all that has gathered since yesterday morning. */
export function suratHarian(
  { nama, organisasi_id }: PenerimaHarian,
  butir: readonly ButirHarian[],
  publicUrl: string,
): Omit<Surat, 'kepada'> {
  const teks = [
    `Halo ${nama},`,
    `Sejak surat harian yang lalu ada ${butir.length} pemberitahuan bagi Anda:`,
    butir.map(({ judul, tautan }) => `- ${judul}\n  ${tautan}`).join('\n'),
    sebutAlamatPilihan(publicUrl, organisasi_id),
  ].join('\n\n');
  return { judul: `Ringkasan harian: ${butir.length} pemberitahuan`, teks };
}
