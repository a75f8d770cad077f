import { langgananCuti } from './cuti/kalender/langganan-cuti.contract.ts';
import { langgananSaya } from './dashboard/kalender/langganan-saya.contract.ts';
import type { LinkContract } from './kit/link/link-endpoint.ts';
import { dokumenTercetak } from './laporan/verifikasi/dokumen-tercetak.contract.ts';
import { keputusanSurat } from './persetujuan/surat/keputusan-surat.contract.ts';

/** Whatever is opened by a link alone, beside the calls of the contract. */
export const links = {
  keputusanSurat,
  dokumenTercetak,
  langgananCuti,
  langgananSaya,
} satisfies Record<string, LinkContract>;
