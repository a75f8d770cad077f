import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { sebutPembelian } from '@hadir/contract/billing/sebut-pembelian.ts';
import type { DetailOrderMasuk } from '@hadir/contract/billing/masuk/order-masuk.contract.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { useCanWriteTenant } from '../../base/session/hak/use-can-write-tenant.ts';
import { formatSaat } from '../../kit/format/format-saat.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { FileDownload } from '../../ui/feedback/file-download.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { Facts } from '../../ui/show/facts.tsx';
import classes from '../billing.module.css';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { KonfirmasiOrderDialog } from './konfirmasi-order-dialog.tsx';
import { lamaOrder } from '../lama-order.ts';
import { RincianHarga } from '../rincian-harga.tsx';
import { StatusOrderChip } from '../status-order-chip.tsx';
import { UangList } from '../uang-list.tsx';

const WIB = ZONA_BAWAAN;

type Props = { order_id: number; onClose: () => void };

/** One order with its money, and what a super admin can decide of it. */
export function OrderMasukPanel({ order_id, onClose }: Props) {
  const {
    data: order,
    error,
    refetch,
  } = useQuery(api.orderMasuk.getOrderMasuk.query({ order_id }, { errors: 'caller' }));
  const canWrite = useCanWriteTenant();
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={order ? order.nama_organisasi : 'Pesanan'}
      footer={order && canWrite && <Putusan order={order} />}
    >
      {order ? (
        <div className={classes['stack']}>
          <div>
            <StatusOrderChip status={order.status} />
          </div>
          <Facts
            facts={[
              { label: 'Kode pembayaran', value: order.kode_pembayaran },
              { label: 'Induk', value: order.nama_tenant },
              { label: 'Pesanan', value: sebutPembelian(order), wide: true },
              { label: 'Dipesan', value: `${formatSaat(order.dibuat_pada, WIB)} oleh ${order.pembuat}`, wide: true },
              { label: 'Jatuh tempo', value: `${formatSaat(order.jatuh_tempo, WIB)} WIB` },
              { label: 'Virtual account', value: order.nomor_va },
              { label: 'NPWP', value: order.npwp },
              { label: 'Keterangan', value: order.keterangan, wide: true },
            ]}
          />
          <RincianHarga harga={order} lama={lamaOrder(order)} />
          {order.pembayaran.length > 0 && <UangList pembayaran={order.pembayaran} zona={WIB} />}
          {order.is_berbukti && (
            <FileDownload load={() => api.orderMasuk.getBuktiOrder.file({ order_id })} fileName="bukti">
              Unduh bukti
            </FileDownload>
          )}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={10} />
      )}
    </SidePanel>
  );
}

function Putusan({ order }: { order: DetailOrderMasuk }) {
  const [confirming, setConfirming] = useState(false);
  const confirm = useConfirm();
  const reject = useMutation(api.orderMasuk.rejectOrder.mutation());
  const { order_id, status, pembayaran } = order;
  const ditinjau = pembayaran
    .filter(({ keadaan }) => keadaan === 'ditinjau')
    .reduce((sum, { jumlah }) => sum + jumlah, 0);
  const isOpen = status === 'menunggu' || status === 'ditinjau' || status === 'kedaluwarsa';
  const mayReject = status === 'menunggu' || ditinjau > 0;
  const ask = async () => {
    const answer = await confirm({
      title: ditinjau > 0 ? `Kembalikan ${sebutRupiah(ditinjau)}?` : 'Tolak pesanan ini?',
      message:
        ditinjau > 0
          ? 'Kirim uangnya kembali lebih dahulu. Di sini hanya dicatat bahwa ia dikembalikan.'
          : 'Pesanannya dibatalkan dan tidak dapat dibayar lagi.',
      confirmLabel: ditinjau > 0 ? 'Catat dikembalikan' : 'Tolak',
      remark: 'required',
      danger: true,
    });
    if (answer) reject.mutate({ order_id, keterangan: answer.remark });
  };
  return (
    <>
      {mayReject && (
        <Button variant="default" loading={reject.isPending} onClick={() => void ask()}>
          {ditinjau > 0 ? 'Kembalikan uang' : 'Tolak'}
        </Button>
      )}
      {isOpen && <Button onClick={() => setConfirming(true)}>Konfirmasi pembayaran</Button>}
      <KonfirmasiOrderDialog
        order={order}
        ditinjau={ditinjau}
        opened={confirming}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
