import type { KlaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useSebutSaat } from '../../kit/zona/use-sebut-saat.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { sebutHakKlaim } from '../sebut-klaim.ts';

type Props = { organisasi_id: number; klaim: KlaimPresensi };

/** The last change of this day of his, where it was refused or another called it back: who, when and why, with the way to it. */
export function PerubahanDitolak({ organisasi_id, klaim }: Props) {
  const sebut = useSebutSaat();
  const { presensi_klaim_id, status, diputuskan_oleh, diputuskan_pada, catatan } = klaim;
  const oleh = diputuskan_oleh ? ` oleh ${diputuskan_oleh}` : '';
  const pada = diputuskan_pada ? ` pada ${sebut(diputuskan_pada)}` : '';
  const terjadi =
    status === 'ditolak' ? 'Perubahan yang Anda ajukan ditolak' : 'Perubahan presensi hari ini dibatalkan';
  return (
    <div>
      <FormNotice
        isAwas
        pesan={`${terjadi}${oleh}${pada}: ${sebutHakKlaim(klaim)}.${catatan ? ` Alasannya: ${catatan}` : ''}`}
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
