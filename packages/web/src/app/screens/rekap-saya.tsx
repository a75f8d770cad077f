import { HariTerbukaSection } from '../../kehadiran/hari/hari-terbuka-section.tsx';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { Button } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { isCutiTerbuka } from '@hadir/rules/pengaturan/saklar-cuti.ts';
import { canAskPerubahan } from '../../base/session/hak/can-ask-perubahan.ts';
import { useSession } from '../../base/session/use-session.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';
import { StatusCutiChip } from '../../cuti/dasar/status-cuti-chip.tsx';
import { SaldoCards } from '../../cuti/saldo/saldo-cards.tsx';
import { JadwalSayaCard } from '../../dashboard/kalender/jadwal-saya-card.tsx';
import { HitungUlangSection } from '../../kehadiran/turunan/hitung-ulang-section.tsx';
import { AjuanKlaimSection } from '../../klaim-presensi/ajuan-klaim-section.tsx';
import { FILTER_RENTANG, toRentangInput } from '../../laporan/dasar/filter-rentang.ts';
import { RentangField } from '../../laporan/dasar/rentang-field.tsx';
import { RekapCards } from '../../laporan/rekap/rekap-cards.tsx';
import { RekapRincian, type SaringanHari } from '../../laporan/rekap/rekap-rincian.tsx';
import { AjuanSwafotoSection } from '../../presensi/manual/ajuan-swafoto-section.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Link } from '../../ui/show/link.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { HariDipotong } from './hari-dipotong.tsx';
import waiting from './menunggu-anggota-card.module.css';
import classes from './rekap-saya.module.css';

/** A member's own recap: his month or any span of it, his balances, his next hours, and what he waits for. */
export function RekapSaya({ organisasi_id }: { organisasi_id: number }) {
  const session = useSession();
  const organisasi = session?.organisasi;
  const { filters, change } = useUrlFilters(FILTER_RENTANG);
  const saring = { organisasi_id, ...toRentangInput(filters) };
  const { data, error, refetch } = useQuery({
    ...api.rekap.listRekapRiwayat.query(saring, { errors: 'screen' }),
    placeholderData: keepPreviousData,
  });
  const print = useMutation(api.rekap.printRiwayat.save());
  if (!organisasi) return null;
  const row = data?.data[0];
  const canAsk = canAskPerubahan(session);
  const withCuti = isCutiTerbuka(organisasi) && !isTerkunci('premium', 'user', organisasi);
  const hariHref = (search: SaringanHari) =>
    hrefTo(
      'riwayatKehadiranUser',
      { organisasi_id },
      { from: data?.rentang.tgl_awal, to: data?.rentang.tgl_akhir, ...search },
    );
  return (
    <div className={classes['page']}>
      <PageHeader
        title="Rekap Riwayat"
        subtitle={data?.rentang.sebutan ?? ' '}
        crumbs={[
          { label: organisasi.nama, href: hrefTo('home', { organisasi_id }) },
          { label: 'Riwayat Kehadiran', href: hrefTo('riwayatKehadiranUser', { organisasi_id }) },
          { label: 'Rekap' },
        ]}
        actions={
          <Button
            loading={print.isPending}
            leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => print.mutate(saring)}
          >
            Cetak riwayat
          </Button>
        }
      />
      <div className={classes['tools']}>
        <RentangField value={filters} onChange={change} />
      </div>
      <RekapCards ringkasan={data?.ringkasan} />
      <HitungUlangSection organisasi_id={organisasi_id} />
      <div className={classes['columns']}>
        <Card
          title="Kehadiran Anda"
          actions={
            <LinkButton size="compact-sm" variant="default" href={hariHref({})}>
              Lihat hari-harinya
            </LinkButton>
          }
        >
          {row ? (
            <div className={classes['stack']}>
              <RekapRincian row={row} hariHref={hariHref} />
            </div>
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : data ? (
            <EmptyState>Tidak ada hari kehadiran dalam rentang ini.</EmptyState>
          ) : (
            <Skeleton lines={8} />
          )}
        </Card>
        <div className={classes['stack']}>
          {data && <HariDipotong organisasi_id={organisasi_id} user_id={session.me.user_id} rentang={data.rentang} />}
          {canAsk && <AjuanKlaimSection organisasi_id={organisasi_id} />}
          {canAsk && <AjuanSwafotoSection organisasi_id={organisasi_id} />}
          {withCuti && <CutiMenunggu organisasi_id={organisasi_id} />}
          {withCuti && <SaldoCards organisasi_id={organisasi_id} />}
          <JadwalSayaCard organisasi_id={organisasi_id} />
        </div>
      </div>
      <HariTerbukaSection organisasi_id={organisasi_id} />
    </div>
  );
}

/** His leave that nobody has decided yet. Nothing where there is none. */
function CutiMenunggu({ organisasi_id }: { organisasi_id: number }) {
  const { data } = useQuery(
    api.cuti.listCutiSendiri.query({ organisasi_id, status: [STATUS_CUTI.diajukan] }, { errors: 'caller' }),
  );
  if (!data || data.data.length === 0) return null;
  return (
    <Card title="Cuti yang Anda ajukan">
      <ul className={waiting['list']}>
        {data.data.map((cuti) => (
          <li key={cuti.cuti_id}>
            <Link href={hrefTo('cuti.riwayat', { organisasi_id, cuti_id: cuti.cuti_id })}>
              {cuti.kategori}, {formatRentang(cuti.tgl_awal, cuti.tgl_akhir)}
            </Link>
            <StatusCutiChip {...cuti} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
