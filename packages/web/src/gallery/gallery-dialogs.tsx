import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CommandPalette } from '../ui/layer/command-palette.tsx';
import { DateRangePicker } from '../ui/date/date-range-picker.tsx';
import { FilterDialog } from '../ui/layer/filter-dialog.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { UploadDialog } from '../ui/import/upload-dialog.tsx';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import { GallerySection } from './gallery-section.tsx';
import classes from './gallery.module.css';

const DEFAULTS = { nama: '', rentang: { from: null as string | null, to: null as string | null } };
const Saringan = z.object({
  nama: z.string().check(z.maxLength(20, 'Maksimal 20 karakter')),
  rentang: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
});
const MENUS = ['Beranda', 'Riwayat Kehadiran', 'Kehadiran Harian', 'Ajuan Cuti'];

export function GalleryDialogs() {
  const confirm = useConfirm();
  const [open, setOpen] = useState<'upload' | 'filter' | 'palette' | null>(null);
  const [filters, setFilters] = useState(DEFAULTS);
  const [search, setSearch] = useState('');
  const close = () => setOpen(null);
  const ask = async () => {
    const answer = await confirm({
      title: 'Tolak ajuan ini?',
      message: 'Anggota akan menerima kabar beserta keterangan Anda.',
      confirmLabel: 'Tolak',
      danger: true,
      remark: 'required',
    });
    if (answer) notify.info(`Ditolak: ${answer.remark}`);
  };
  return (
    <GallerySection title="Dialog">
      <div className={classes['row']}>
        <Button variant="default" onClick={() => void ask()}>
          Konfirmasi
        </Button>
        <Button variant="default" onClick={() => setOpen('upload')}>
          Unggah
        </Button>
        <Button variant="default" onClick={() => setOpen('filter')}>
          Saring
        </Button>
        <Button variant="default" onClick={() => setOpen('palette')}>
          Cari
        </Button>
      </div>
      <UploadDialog
        opened={open === 'upload'}
        onClose={close}
        title="Impor anggota"
        accept=".xlsx"
        maxBytes={5_000_000}
        withDescription
        onSave={async ({ file }, onProgress) => {
          onProgress(file.size);
          notify.success(`${file.name} diterima`);
        }}
      >
        <p>Unduh templat, isi satu baris untuk setiap anggota, lalu unggah di sini.</p>
      </UploadDialog>
      <FilterDialog
        opened={open === 'filter'}
        onClose={close}
        title="Filter riwayat kehadiran"
        values={filters}
        defaults={DEFAULTS}
        schema={Saringan}
        onApply={setFilters}
      >
        {({ field }) => (
          <>
            <TextInput label="Nama" {...field('nama')} />
            <DateRangePicker label="Rentang tanggal" notAfterToday {...field('rentang')} />
          </>
        )}
      </FilterDialog>
      <CommandPalette
        opened={open === 'palette'}
        onClose={close}
        placeholder="Cari menu, anggota, laporan…"
        search={search}
        onSearch={setSearch}
        commands={MENUS.filter((menu) => menu.toLowerCase().includes(search.toLowerCase())).map((menu) => ({
          key: menu.replaceAll(' ', '-'),
          label: menu,
          group: 'Menu',
          onRun: () => notify.info(menu),
        }))}
      />
    </GallerySection>
  );
}
