import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';

/** What can be ordered now (aturan/langganan#tipe); nothing where a subscription has no end. */
export function PesanActions({ organisasi }: { organisasi: OrganisasiAktif }) {
  const { organisasi_id, is_langganan, tgl_berlaku_akhir } = organisasi;
  const { data } = useQuery(api.anggota.getKuotaAnggota.query({ organisasi_id }));
  if (is_langganan && tgl_berlaku_akhir === null) return null;
  const href = (tipe: string) => hrefTo('billing.order', { organisasi_id, tipe });
  return (
    <>
      {is_langganan && data?.kuota !== null && (
        <LinkButton variant="default" href={href('tambah-kuota')}>
          Tambah kuota
        </LinkButton>
      )}
      {tgl_berlaku_akhir === null ? (
        <LinkButton href={href('baru')}>Berlangganan</LinkButton>
      ) : (
        <LinkButton href={href('perpanjangan')}>Perpanjang</LinkButton>
      )}
    </>
  );
}
