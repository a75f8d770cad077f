import { ZONA_BAWAAN } from '@hadir/rules/waktu/zona.ts';
import { LABEL_TIPE } from '@hadir/contract/billing/sebut-pembelian.ts';
import type { RiwayatLangganan } from '@hadir/contract/billing/order/billing.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '../base/api/api.ts';
import { useUrlFilters } from '../base/filters/use-url-filters.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { mayOrder } from '../base/session/hak/may-order.ts';
import { organisasiQuery } from '../base/session/session-queries.ts';
import { useSession } from '../base/session/use-session.ts';
import { formatRentang } from '../kit/format/format-rentang.ts';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Card } from '../ui/show/card.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import classes from './billing.module.css';
import { sebutRupiah } from '@hadir/contract/billing/sebut-rupiah.ts';
import { sebutKuota } from '@hadir/contract/tenant/sebut-kuota.ts';
import { orderColumns } from './order-columns.tsx';
import { PesanActions } from './pesan-actions.tsx';
import { RingkasanLangganan } from './ringkasan-langganan.tsx';
import { usePesananTerbuka } from './use-pesanan-terbuka.ts';

/** Langganan: what the organisation has, what it ordered, and what that gave. */
export function BillingScreen({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters({ page: 1, riwayat: 1 });
  const navigate = useNavigate();
  const session = useSession();
  // Whoever stands above comes here from elsewhere, without having entered it.
  const organisasi = useQuery(organisasiQuery(organisasi_id)).data;
  const isPemesan = session !== null && session !== undefined && mayOrder(session);
  const orders = useQuery({
    ...api.billing.listOrder.query({ organisasi_id, page: filters.page }, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  const riwayat = useQuery({
    ...api.billing.listRiwayatLangganan.query({ organisasi_id, page: filters.riwayat }, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  const { order: terbuka, tindakan } = usePesananTerbuka(organisasi_id);
  const bayarHref = (kode_pembayaran: string) => hrefTo('billing.pembayaran', { organisasi_id, kode_pembayaran });
  return (
    <>
      <PageHeader
        title="Langganan"
        subtitle={organisasi?.nama}
        actions={
          terbuka ? (
            <LinkButton href={bayarHref(terbuka.kode_pembayaran)}>{tindakan}</LinkButton>
          ) : (
            isPemesan && organisasi && !organisasi.is_blokir_finpay && <PesanActions organisasi={organisasi} />
          )
        }
      />
      <div className={classes['stack']}>
        {organisasi?.is_blokir_finpay && (
          <FormNotice pesan="Pembayaran langganan instansi ini sedang ditutup oleh pengelola Hadir. Hubungi pengelola untuk membukanya." />
        )}
        {organisasi && <RingkasanLangganan organisasi={organisasi} />}
        <Card title="Pesanan">
          <DataTable
            label="Daftar pesanan"
            columns={orderColumns(organisasi?.timezone ?? ZONA_BAWAAN)}
            query={orders}
            rowKey={({ order_id }) => order_id}
            rowLabel={({ kode_pembayaran }) => kode_pembayaran}
            onPage={(page) => change({ page })}
            onOpen={({ kode_pembayaran }) => void navigate({ to: bayarHref(kode_pembayaran) })}
            empty={<EmptyState>Belum ada pesanan.</EmptyState>}
          />
        </Card>
        <Card title="Riwayat langganan" subtitle="Yang diberikan pesanan yang sudah dibayar.">
          <DataTable
            label="Daftar riwayat langganan"
            columns={RIWAYAT}
            query={riwayat}
            rowKey={({ riwayat_id }) => riwayat_id}
            rowLabel={({ kode_pembayaran }) => kode_pembayaran}
            onPage={(page) => change({ riwayat: page })}
            onOpen={({ kode_pembayaran }) => void navigate({ to: bayarHref(kode_pembayaran) })}
            empty={<EmptyState>Belum ada langganan yang dibayar di sini.</EmptyState>}
          />
        </Card>
      </div>
    </>
  );
}

const RIWAYAT: Column<RiwayatLangganan>[] = [
  {
    key: 'masa',
    header: 'Masa',
    cell: ({ tgl_awal, tgl_akhir }) => <strong>{formatRentang(tgl_awal, tgl_akhir)}</strong>,
  },
  { key: 'tipe', header: 'Pesanan', cell: ({ tipe, kode_pembayaran }) => `${LABEL_TIPE[tipe]} · ${kode_pembayaran}` },
  {
    key: 'kuota',
    header: 'Kuota akun',
    align: 'end',
    cell: ({ kuota }) => sebutKuota(kuota),
  },
  { key: 'total', header: 'Dibayar', align: 'end', cell: ({ total }) => sebutRupiah(total) },
];
