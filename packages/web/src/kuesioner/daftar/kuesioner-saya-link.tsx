import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useSession } from '../../base/session/use-session.ts';
import { formatAngka } from '../../kit/format/format.ts';

/** To what is asked of a member himself, with how many wait: who makes questionnaires mostly answers them too. */
export function KuesionerSayaLink({ organisasi_id }: { organisasi_id: number }) {
  const isAnggota = useSession()?.organisasi?.status_anggota != null;
  const { data } = useQuery({
    ...api.jawabKuesioner.countKuesionerBelum.query({ organisasi_id }, { errors: 'caller', autosave: true }),
    enabled: isAnggota,
  });
  if (!isAnggota) return null;
  const belum = data?.jumlah ?? 0;
  return (
    <LinkButton variant="default" href={hrefTo('riwayatKuesioner', { organisasi_id })}>
      Kuesioner saya{belum > 0 && ` (${formatAngka(belum)})`}
    </LinkButton>
  );
}
