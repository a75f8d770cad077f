import { ConnectionError } from '../kit/failure/connection-error.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import type { ListQuery } from '../ui/table/list-query.ts';
import { galleryPage, type GalleryRow } from './gallery-data.ts';
import { GallerySection } from './gallery-section.tsx';
import { galleryColumns } from './gallery-table.tsx';

const refetch = () => undefined;
const STATES: [string, ListQuery<GalleryRow>][] = [
  ['Tabel memuat', { data: undefined, error: null, refetch }],
  ['Tabel kosong', { data: galleryPage(1, 'tidak ada', undefined), error: null, refetch }],
  ['Tabel gagal', { data: undefined, error: new ConnectionError(), refetch }],
];

export function GalleryTableStates() {
  return STATES.map(([title, query]) => (
    <GallerySection key={title} title={title}>
      <DataTable
        label={title}
        columns={galleryColumns.slice(0, 2)}
        query={query}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.nama}
        onPage={refetch}
      />
    </GallerySection>
  ));
}
