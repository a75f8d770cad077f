import type { links } from '@hadir/contract/links.ts';
import { openKalenderCuti } from '../../cuti/kalender/open-kalender-cuti.ts';
import { openKalenderSaya } from '../../dashboard/kalender/open-kalender-saya.ts';
import { openDokumen } from '../../laporan/verifikasi/open-dokumen.ts';
import { openKeputusan } from '../../persetujuan/surat/open-keputusan.ts';
import { submitKeputusan } from '../../persetujuan/surat/submit-keputusan.ts';
import type { LinkHandlers } from '../../platform/http/pipeline/link-verb.ts';

/** Who answers what a link opens; a missing or surplus one does not compile. */
export const linkRoutes: { [Group in keyof typeof links]: LinkHandlers<(typeof links)[Group]> } = {
  keputusanSurat: { openKeputusan, submitKeputusan },
  dokumenTercetak: { openDokumen },
  langgananCuti: { openKalenderCuti },
  langgananSaya: { openKalenderSaya },
};
