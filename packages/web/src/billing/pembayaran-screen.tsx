import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { sebutPembelian } from '@hadir/contract/billing/sebut-pembelian.ts';
import type { DetailOrder } from '@hadir/contract/billing/order.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { useSession } from '../base/session/use-session.ts';
import { formatTanggalPanjang } from '../kit/format/format.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { Card } from '../ui/show/card.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import classes from './billing.module.css';
import { CaraBayar } from './cara-bayar.tsx';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { sebutSelisih } from '@hadir/contract/billing/sebut-selisih.ts';
import { lamaOrder } from './lama-order.ts';
import { NpwpCard } from './npwp-card.tsx';
import { RincianHarga } from './rincian-harga.tsx';
import { StatusOrderChip } from './status-order-chip.tsx';
import { usePembayaran } from './use-pembayaran.ts';
import { UangList } from './uang-list.tsx';
import { UnduhDokumen } from './unduh-dokumen.tsx';

/** A provider gives an account within seconds. */
const LAMA_MS = 30_000;

type Props = { organisasi_id: number; kode_pembayaran: string };

/** Pembayaran: how an order is paid, and where it stands; what is paid shows by itself. */
export function PembayaranScreen({ organisasi_id, kode_pembayaran }: Props) {
  const { data: order, error, refetch, dataUpdatedAt } = usePembayaran(organisasi_id, kode_pembayaran);
  const session = useSession();
  const zona = session?.organisasi?.timezone ?? ZONA_BAWAAN;
  const isSuperAdmin = session?.me.is_super_admin === true;
  const mayOrder = useCanWrite() !== 'no';
  return (
    <>
      <PageHeader
        title="Pembayaran"
        subtitle={order && sebutPembelian(order)}
        crumbs={[{ label: 'Langganan', href: hrefTo('billing', { organisasi_id }) }, { label: kode_pembayaran }]}
        actions={
          order && (
            <>
              {isSuperAdmin && (
                <LinkButton variant="default" href={hrefTo('langganan', {}, { order_id: order.order_id })}>
                  Buka di Pesanan Langganan
                </LinkButton>
              )}
              {order.status === 'menunggu' && mayOrder && <BatalButton organisasi_id={organisasi_id} order={order} />}
            </>
          )
        }
      />
      {order ? (
        <div className={classes['stack']}>
          <Card title={order.kode_pembayaran} actions={<StatusOrderChip status={order.status} />}>
            <div className={classes['stack']}>
              <div aria-live="polite">
                <Keadaan
                  order={order}
                  zona={zona}
                  isLama={dataUpdatedAt - Date.parse(order.dibuat_pada) > LAMA_MS}
                  isSuperAdmin={isSuperAdmin}
                />
              </div>
              <div className={classes['actions']}>
                <UnduhDokumen organisasi_id={organisasi_id} order={order} />
              </div>
            </div>
          </Card>
          {order.pembayaran.length > 0 && <UangList pembayaran={order.pembayaran} zona={zona} />}
          <Card title="Rincian harga">
            <RincianHarga harga={order} lama={lamaOrder(order)} />
          </Card>
          <NpwpCard organisasi_id={organisasi_id} order={order} mayChange={mayOrder} />
          <div className={classes['actions']}>
            <LinkButton variant="default" href={hrefTo('billing', { organisasi_id })}>
              Semua pesanan
            </LinkButton>
          </div>
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={10} />
      )}
    </>
  );
}

type KeadaanProps = { order: DetailOrder; zona: string; isLama: boolean; isSuperAdmin: boolean };

function Keadaan({ order, zona, isLama, isSuperAdmin }: KeadaanProps) {
  switch (order.status) {
    case 'menunggu':
      return <CaraBayar order={order} zona={zona} isLama={isLama} />;
    case 'dibayar':
      return (
        <p className={classes['dimmed']}>
          Terima kasih. {order.tipe === 'tambah-kuota' ? 'Kuota sudah bertambah' : 'Langganan berlaku'}
          {order.tgl_akhir && ` sampai ${formatTanggalPanjang(order.tgl_akhir)}`}. Fitur yang terkunci sudah terbuka.
        </p>
      );
    case 'ditinjau':
      return <p className={classes['dimmed']}>{sebutTinjauan(order, isSuperAdmin)}</p>;
    case 'kedaluwarsa':
      return (
        <p className={classes['dimmed']}>Pesanan ini tidak dibayar sampai jatuh temponya. Pesan lagi dari Langganan.</p>
      );
    default:
      return <p className={classes['dimmed']}>Pesanan ini dibatalkan{order.keterangan && `: ${order.keterangan}`}.</p>;
  }
}

/** Of money that is too little nobody may believe that it is enough; who decides of it is not told to ask himself. */
function sebutTinjauan({ total, pembayaran }: DetailOrder, isSuperAdmin: boolean): string {
  const datang = pembayaran.reduce((sum, { keadaan, jumlah }) => (keadaan === 'ditinjau' ? sum + jumlah : sum), 0);
  const selisih = sebutSelisih(datang, total);
  const uang = `Uang yang datang ${sebutRupiah(datang)}${selisih && `, ${selisih}`}.`;
  if (isSuperAdmin) return `${uang} Terima atau kembalikan di Pesanan Langganan.`;
  const hasil = 'Pengelola Hadir sedang meninjaunya, dan Anda diberi tahu hasilnya';
  return datang >= total
    ? `${uang} ${hasil}; Anda tidak perlu membayar lagi.`
    : `${uang} ${hasil}: kekurangannya diminta atau uangnya dikembalikan. Jangan memesan lagi sebelum itu.`;
}

function BatalButton({ organisasi_id, order }: { organisasi_id: number; order: DetailOrder }) {
  const confirm = useConfirm();
  const cancel = useMutation(api.billing.cancelOrder.mutation());
  const ask = async () => {
    const answer = await confirm({
      title: `Batalkan pesanan ${order.kode_pembayaran}?`,
      message:
        'Nomor pembayarannya tidak dipakai lagi. Uang yang terlanjur dikirim ditinjau dan dikembalikan pengelola.',
      confirmLabel: 'Batalkan pesanan',
      danger: true,
    });
    if (answer) cancel.mutate({ organisasi_id, order_id: order.order_id });
  };
  return (
    <Button variant="default" loading={cancel.isPending} onClick={() => void ask()}>
      Batalkan pesanan
    </Button>
  );
}
