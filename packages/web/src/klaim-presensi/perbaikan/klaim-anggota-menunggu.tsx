import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { hasAccess } from '../../base/session/has-access.ts';
import { useSession } from '../../base/session/use-session.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { sebutHakKlaim } from '../sebut-klaim.ts';

type Props = { organisasi_id: number; user_id: number; nama: string; tanggal: string };

/** What a member asked for on a day and nobody has decided yet, each leading to its decision. */
export function KlaimAnggotaMenunggu({ organisasi_id, user_id, nama, tanggal }: Props) {
  const session = useSession();
  const mayRead = session !== null && session !== undefined && hasAccess(session.izin, 'presensi-klaim.index');
  const { data } = useQuery({
    ...api.klaimPresensi.listKlaimPresensi.query(
      { organisasi_id, user_id, status: 'diajukan', from: tanggal, to: tanggal, count: 5 },
      { errors: 'caller' },
    ),
    enabled: mayRead,
  });
  if (!mayRead || !data) return null;
  return data.data.map((klaim) => (
    <div key={klaim.presensi_klaim_id}>
      <FormNotice pesan={`Ajuan ${nama} menunggu keputusan: ${sebutHakKlaim(klaim)}.`} />
      <LinkButton
        variant="default"
        href={hrefTo('klaimPresensi.detail', { organisasi_id, hari_libur_id: klaim.presensi_klaim_id })}
      >
        {klaim.persetujuan.is_giliran_saya ? 'Putuskan ajuannya' : 'Lihat ajuannya'}
      </LinkButton>
    </div>
  ));
}
