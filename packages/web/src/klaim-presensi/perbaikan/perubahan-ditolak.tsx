import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { sebutHakKlaim } from '../sebut-klaim.ts';

type Props = { organisasi_id: number; klaim: readonly KlaimPresensi[] };

/** The last thing a member asked for on this day, where it was refused: by whom and why, with the way to all of it. */
export function PerubahanDitolak({ organisasi_id, klaim: [terakhir] }: Props) {
  if (terakhir?.status !== 'ditolak') return null;
  const { presensi_klaim_id, diputuskan_oleh, catatan } = terakhir;
  const oleh = diputuskan_oleh ? ` oleh ${diputuskan_oleh}` : '';
  return (
    <div>
      <FormNotice
        pesan={`Perubahan yang Anda ajukan ditolak${oleh}: ${sebutHakKlaim(terakhir)}.${catatan ? ` Alasannya: ${catatan}` : ''}`}
      />
      <LinkButton
        variant="default"
        href={hrefTo('klaimPresensi.detail', { organisasi_id, hari_libur_id: presensi_klaim_id })}
      >
        Lihat ajuannya
      </LinkButton>
    </div>
  );
}
