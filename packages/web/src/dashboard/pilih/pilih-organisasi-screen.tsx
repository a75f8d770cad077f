import type { OrganisasiBaris } from '@hadir/contract/organisasi/organisasi.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { UndanganSayaSection } from '../../anggota/undangan/undangan-saya-section.tsx';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';
import { SearchableList } from '../../ui/table/searchable-list.tsx';
import { JalanLain } from './jalan-lain.tsx';
import { OrganisasiCard } from './organisasi-card.tsx';

const TerburukSection = lazy(async () => ({
  default: (await import('../../monitoring/terburuk-section.tsx')).TerburukSection,
}));

/**
 * The organisation chooser, with the ways of those who also have a place above the organisations. A tenant's admin comes
 * here first: where it is burning in his tenant stands above the choice.
 */
export function PilihOrganisasiScreen() {
  const session = useSession();
  const { filters, change } = useUrlFilters({ page: 1, q: '' });
  const organisasi = useQuery({
    ...api.organisasi.listOrganisasi.query({ ...filters, sort: 'nama' }),
    placeholderData: keepPreviousData,
  });
  const above = session !== null && session.me.tenant_id === null;
  return (
    <>
      <PageHeader title="Pilih Organisasi" subtitle="Anda akan masuk ke instansi yang Anda pilih." />
      {session && <JalanLain me={session.me} />}
      {session?.me.is_admin && (
        <Suspense fallback={<Skeleton lines={1} height={160} />}>
          <TerburukSection />
        </Suspense>
      )}
      <UndanganSayaSection />
      <SearchableList<OrganisasiBaris>
        label="Instansi"
        query={organisasi}
        itemKey={({ organisasi_id }) => organisasi_id}
        search={filters.q}
        onSearch={(q) => change({ q })}
        onPage={(page) => change({ page })}
        empty={<PilihanKosong q={filters.q} isAdmin={session?.me.is_admin === true} />}
      >
        {(item) => (
          <OrganisasiCard organisasi={item} withTenant={above} mayEnterAny={session?.me.is_super_admin ?? false} />
        )}
      </SearchableList>
    </>
  );
}

function PilihanKosong({ q, isAdmin }: { q: string; isAdmin: boolean }) {
  if (q !== '') return <EmptyState title="Data tidak tersedia">Tidak ada yang cocok dengan “{q}”.</EmptyState>;
  if (!isAdmin) {
    return (
      <EmptyState title="Data tidak tersedia">
        Anda belum menjadi anggota instansi mana pun. Hubungi operator instansi Anda.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Belum ada instansi"
      action={<LinkButton href={hrefTo('daftar-organisasi', {}, { tambah: 1 })}>Tambah instansi</LinkButton>}
    >
      Tambahkan instansi pertama di induk Anda, lalu undang operatornya.
    </EmptyState>
  );
}
