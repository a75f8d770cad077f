import type { AnggotaRingkas, BarisKehadiran } from '@hadir/contract/kehadiran/hari/baris-kehadiran.ts';
import { sebutBulan } from '@hadir/contract/kit/sebut-bulan.ts';
import { sebutKlaimBeku } from '@hadir/contract/klaim-presensi/sebut-klaim-beku.ts';
import { sebutKehadiranBeku } from '@hadir/contract/verval/sebut-kehadiran-beku.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { hasAccess } from '../../base/session/has-access.ts';
import { useSession } from '../../base/session/use-session.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';

type Props = {
  organisasi_id: number;
  hari: Pick<BarisKehadiran, 'tanggal'>;
  anggota: Pick<AnggotaRingkas, 'nama'>;
  isOwn: boolean;
};

/** Why a day of a frozen month is not mended, as the server would refuse it, and the way to what opens it (aturan/verval#beku). */
export function HariBeku({ organisasi_id, hari, anggota, isOwn }: Props) {
  const session = useSession();
  const bulan = hari.tanggal.slice(0, 7);
  const sebutan = sebutBulan(bulan);
  const isVerval = !isOwn && session ? hasAccess(session.izin, 'presensi.daftar-presensi-verval') : false;
  return (
    <>
      <FormNotice pesan={`${isOwn ? sebutKlaimBeku(sebutan) : sebutKehadiranBeku(anggota.nama, sebutan)}.`} />
      {isVerval && (
        <LinkButton
          variant="default"
          href={hrefTo('riwayatKehadiran', { organisasi_id }, { bagian: 'verval', bulan, q: anggota.nama })}
        >
          Lihat di Verval
        </LinkButton>
      )}
    </>
  );
}
