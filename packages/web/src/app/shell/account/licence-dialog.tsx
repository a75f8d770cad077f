import type { OrganisasiAktif } from '@hadir/contract/auth/sesi/organisasi-aktif.ts';
import { Button } from '@mantine/core';
import { mayOrder } from '../../../base/session/hak/may-order.ts';
import { useSession } from '../../../base/session/use-session.ts';
import { formatTanggalPanjang } from '../../../kit/format/format.ts';
import { Dialog } from '../../../ui/layer/dialog.tsx';
import { hrefTo } from '../../../base/links/href-to.ts';
import { LinkButton } from '../../../base/links/link-button.tsx';
import { orderPage } from '../../../base/links/order-page.ts';

type Props = { organisasi: OrganisasiAktif; opened: boolean; onClose: () => void };

export function LicenceDialog({ organisasi, opened, onClose }: Props) {
  const { organisasi_id, nama, is_langganan, tgl_berlaku_akhir } = organisasi;
  const session = useSession();
  const isHis = session !== null && mayOrder(session);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={is_langganan ? 'Lisensi Berbayar' : 'Lisensi Gratis'}
      footer={
        isHis && (
          <>
            <LinkButton variant="default" href={hrefTo('billing', { organisasi_id })} onClick={onClose}>
              Selengkapnya
            </LinkButton>
            <Button
              component="a"
              href={orderPage(organisasi_id, tgl_berlaku_akhir ? 'perpanjangan' : 'baru')}
              target="_blank"
              rel="noopener"
            >
              Berlangganan
            </Button>
          </>
        )
      }
    >
      {is_langganan ? (
        <p>
          {nama} berlangganan{tgl_berlaku_akhir && ` hingga ${formatTanggalPanjang(tgl_berlaku_akhir)}`}. Semua fitur
          dapat dipakai.
        </p>
      ) : (
        <p>
          {nama} memakai lisensi gratis: Beranda, Riwayat Kehadiran, dan sinkronisasi data anggota. Dengan berlangganan,
          semua fitur terbuka.
        </p>
      )}
      {!isHis && <p>Yang memesan langganan adalah operator instansi; minta kepadanya.</p>}
    </Dialog>
  );
}
