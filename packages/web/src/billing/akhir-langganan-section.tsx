import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { judgePengingatLangganan, sisaHari } from '@hadir/rules/billing/judge-pengingat-langganan.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { mayOrder } from '../base/session/hak/may-order.ts';
import { useSession } from '../base/session/use-session.ts';
import { formatTanggalPanjang } from '../kit/format/format.ts';
import { Card } from '../ui/show/card.tsx';

type Props = { organisasi: OrganisasiAktif; today: string };

/** That the subscription ends soon, to whoever may renew it, from thirty days before (aturan/langganan#pengingat). */
export function AkhirLanggananSection({ organisasi, today }: Props) {
  const session = useSession();
  const { organisasi_id, is_langganan, tgl_berlaku_akhir } = organisasi;
  if (!session || !mayOrder(session) || !is_langganan || tgl_berlaku_akhir === null) return null;
  if (judgePengingatLangganan(tgl_berlaku_akhir, today) === null) return null;
  const sisa = sisaHari(tgl_berlaku_akhir, today);
  return (
    <Card
      title={sisa === 0 ? 'Langganan berakhir hari ini' : `Langganan berakhir ${sisa} hari lagi`}
      actions={
        <LinkButton href={hrefTo('billing.order', { organisasi_id, tipe: 'perpanjangan' })}>Perpanjang</LinkButton>
      }
    >
      <p>
        Sesudah {formatTanggalPanjang(tgl_berlaku_akhir)} fitur berlangganan terkunci. Tidak ada data yang hilang, dan
        perpanjangan membukanya kembali.
      </p>
    </Card>
  );
}
