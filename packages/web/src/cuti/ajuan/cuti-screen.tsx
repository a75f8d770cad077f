import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useCanWrite } from '../../base/session/use-can-write.ts';
import { useSeesSemua } from '../../base/session/use-sees-semua.ts';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { Card } from '../../ui/show/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { useAskDiscard } from '../../ui/layer/use-ask-discard.ts';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AjuanForm } from './ajuan-form.tsx';
import classes from '../dasar/cuti.module.css';

const FIELDS = { draf: filterField.id, untuk: filterField.id, tanggal: filterField.tanggal };

const AnggotaPicker = lazy(async () => ({
  default: (await import('../../base/pickers/anggota-picker.tsx')).AnggotaPicker,
}));

const SaldoCards = lazy(async () => ({ default: (await import('../saldo/saldo-cards.tsx')).SaldoCards }));

/** Cuti Anggota: asks for leave, for oneself or, as an operator, for a member; or goes on with a draft. */
export function CutiScreen({ organisasi_id }: { organisasi_id: number }) {
  const organisasi = useSession()?.organisasi;
  const isMember = organisasi?.status_anggota !== null;
  const isAbove = useSeesSemua();
  const canAsk = useCanWrite() !== 'no' || isMember;
  const { filters, change } = useUrlFilters(FIELDS);
  const user_id = filters.untuk ?? null;
  const askDiscard = useAskDiscard();
  const choose = async (untuk: number | null) => {
    if (await askDiscard()) change({ untuk: untuk ?? undefined });
  };
  const draf = useQuery({
    ...api.cuti.getCuti.query({ organisasi_id, cuti_id: filters.draf ?? 0 }),
    enabled: filters.draf !== undefined,
  });
  // For a reload: the picker knows the name of who has just been chosen in it.
  const anggota = useQuery({ ...api.anggota.listAnggotaAktif.query({ organisasi_id }), enabled: user_id !== null });
  const nama = anggota.data?.find((one) => one.user_id === user_id)?.nama ?? null;
  const body = () => {
    if (filters.draf !== undefined) {
      if (draf.data) return <AjuanForm organisasi_id={organisasi_id} user_id={draf.data.user_id} draf={draf.data} />;
      return draf.error ? (
        <ErrorState error={draf.error} onRetry={() => void draf.refetch()} />
      ) : (
        <Skeleton lines={8} />
      );
    }
    if (!canAsk) {
      const semua = <LinkButton href={hrefTo('riwayatCuti', { organisasi_id })}>Lihat semua ajuan</LinkButton>;
      return (
        <EmptyState title="Hanya operator yang mengajukan" action={semua}>
          Anda dapat melihat ajuan anggota dan keputusannya.
        </EmptyState>
      );
    }
    if (user_id === null && !isMember)
      return <EmptyState title="Pilih anggota">Untuk siapa cuti ini diajukan?</EmptyState>;
    return (
      <AjuanForm
        key={user_id ?? 'saya'}
        organisasi_id={organisasi_id}
        user_id={user_id}
        tanggal={filters.tanggal || undefined}
      />
    );
  };
  return (
    <>
      <PageHeader
        title="Cuti Anggota"
        subtitle="Pilih tanggalnya; hari yang terpakai dan alasan penolakan tampak sebelum dikirim."
        crumbs={[{ label: 'Ajuan Cuti', href: hrefTo('riwayatCuti', { organisasi_id }) }, { label: 'Ajukan' }]}
      />
      <div className={classes['stack']}>
        {isMember && user_id === null && (
          <Suspense fallback={<Skeleton lines={2} />}>
            <SaldoCards organisasi_id={organisasi_id} />
          </Suspense>
        )}
        {isAbove && canAsk && filters.draf === undefined && (
          <Card>
            <Suspense fallback={<Skeleton lines={1} height={84} />}>
              <AnggotaPicker
                label="Untuk anggota"
                description={isMember ? 'Kosong berarti untuk diri sendiri' : 'Operator mengajukan atas nama anggota'}
                organisasi_id={organisasi_id}
                value={user_id}
                nama={nama}
                onChange={(untuk) => void choose(untuk)}
              />
            </Suspense>
          </Card>
        )}
        {body()}
      </div>
    </>
  );
}
