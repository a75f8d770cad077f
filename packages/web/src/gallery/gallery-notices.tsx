import { Button } from '@mantine/core';
import { ConnectionError } from '../kit/failure/connection-error.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LockedFeature } from '../ui/feedback/locked-feature.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { startTour } from '../ui/feedback/start-tour.ts';
import { GallerySection } from './gallery-section.tsx';
import classes from './gallery.module.css';

const named = (label: string) => () => document.querySelector<HTMLElement>(`section[aria-label="${label}"]`);
const TOUR = [
  { element: named('Tipografi'), title: 'Huruf', text: 'Judul, isi, dan keterangan.' },
  { element: named('Chip status'), title: 'Chip status', text: 'Titik dan kata, bukan warna saja.' },
];

export function GalleryNotices() {
  return (
    <>
      <GallerySection title="Keadaan kosong">
        <EmptyState action={<Button variant="default">Buat ajuan</Button>}>
          Ajuan anggota akan muncul di sini.
        </EmptyState>
      </GallerySection>
      <GallerySection title="Keadaan gagal">
        <ErrorState error={new ConnectionError()} onRetry={() => undefined} />
      </GallerySection>
      <GallerySection title="Terkunci">
        <LockedFeature feature="Cuti Anggota" href="https://hadir.example/berlangganan" />
      </GallerySection>
      <GallerySection title="Pemberitahuan dan panduan">
        <div className={classes['row']}>
          <Button variant="default" onClick={() => notify.success('Data Berhasil disimpan')}>
            Berhasil
          </Button>
          <Button variant="default" onClick={() => notify.error('Periode ini sudah dikunci')}>
            Gagal
          </Button>
          <Button variant="default" onClick={() => notify.warning('Langganan berakhir 3 hari lagi')}>
            Peringatan
          </Button>
          <Button variant="default" onClick={() => notify.info('Laporan sedang disiapkan')}>
            Kabar
          </Button>
          <Button variant="default" onClick={() => notify.undoable('Ajuan ditolak', 10_000, () => undefined)}>
            Dapat diurungkan
          </Button>
          <Button variant="default" onClick={() => notify.reload(() => location.reload())}>
            Muat ulang
          </Button>
          <Button variant="default" onClick={() => void startTour(TOUR)}>
            Panduan
          </Button>
        </div>
      </GallerySection>
    </>
  );
}
