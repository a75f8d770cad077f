// Generated from the names of files by scripts/generate.ts. Do not edit.
import type { LinkContract } from './kit/link/link-endpoint.ts';
import { langgananCuti } from './cuti/kalender/langganan-cuti.links.ts';
import { langgananSaya } from './dashboard/kalender/langganan-saya.links.ts';
import { dokumenTercetak } from './laporan/verifikasi/dokumen-tercetak.links.ts';
import { keputusanSurat } from './persetujuan/surat/keputusan-surat.links.ts';

/** Whatever is opened by a link alone, beside the calls of the contract. */
export const links = {
  langgananCuti,
  langgananSaya,
  dokumenTercetak,
  keputusanSurat,
} satisfies Record<string, LinkContract>;
