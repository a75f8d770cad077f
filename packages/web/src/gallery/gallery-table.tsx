import { Button } from '@mantine/core';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { useState } from 'react';
import { Avatar } from '../ui/avatar/avatar.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { FileDownload } from '../ui/feedback/file-download.tsx';
import { FilterChips } from '../ui/show/filter-chips.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { SearchField } from '../ui/form/search-field.tsx';
import { SidePanel } from '../ui/layer/side-panel.tsx';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { galleryPage, type GalleryRow } from './gallery-data.ts';
import { GallerySection } from './gallery-section.tsx';
import classes from './gallery.module.css';

export const galleryColumns: Column<GalleryRow>[] = [
  {
    key: 'nama',
    header: 'Nama',
    sortable: true,
    cell: (row) => (
      <span className={classes['person']}>
        <Avatar name={row.nama} />
        <span>
          <span>{row.nama}</span>
          <span className={classes['support']}>{row.nip}</span>
        </span>
      </span>
    ),
  },
  { key: 'tanggal', header: 'Tanggal', sortable: true, cell: () => '20-11-2026' },
  { key: 'masuk', header: 'Masuk', cell: (row) => row.masuk },
  { key: 'pulang', header: 'Pulang', cell: (row) => row.pulang },
  { key: 'grup', header: 'Grup', cell: (row) => row.grup },
  {
    key: 'status',
    header: 'Status',
    card: 'corner',
    cell: (row) => <StatusChip tone={row.tone} label={row.status} />,
  },
];

export function GalleryTable() {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<string>();
  const [filters, setFilters] = useState([{ key: 'status', label: 'Status: Hadir, Absen' }]);
  const [open, setOpen] = useState<GalleryRow | null>(null);
  const query = { data: galleryPage(page, search, sort), error: null, refetch: () => undefined };

  return (
    <GallerySection title="Tabel" wide>
      <DataTable
        label="Kehadiran harian"
        columns={galleryColumns}
        query={query}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.nama}
        sort={sort}
        onSort={setSort}
        onPage={setPage}
        onOpen={setOpen}
        openKey={open?.id}
        toolbar={
          <>
            <SearchField
              label="Cari nama atau NIP"
              value={search}
              onSearch={(text) => {
                setSearch(text);
                setPage(1);
              }}
            />
            <Button variant="default" leftSection={<IconFilter size={16} aria-hidden="true" />}>
              Filter
            </Button>
            <FilterChips chips={filters} onRemove={() => setFilters([])} onClear={() => setFilters([])} />
          </>
        }
        tools={
          <FileDownload fileName="contoh.txt" load={async () => new Blob(['Contoh'])}>
            Unduh
          </FileDownload>
        }
        bulkActions={(selected, clear) => (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              notify.success(`${selected.length} data diperbarui`);
              clear();
            }}
          >
            Perbarui status
          </Button>
        )}
      />
      <SidePanel opened={open !== null} onClose={() => setOpen(null)} title={open?.nama ?? ''}>
        <p>
          {open?.masuk} – {open?.pulang}
        </p>
      </SidePanel>
    </GallerySection>
  );
}
