import type { KuesionerDetail } from '@hadir/contract/kuesioner/daftar/kuesioner-baris.ts';
import { canKuesioner } from '@hadir/rules/kuesioner/tindakan-kuesioner.ts';
import { lazy, Suspense } from 'react';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import type { PenyusunIsi } from '../susun/isi/use-isi.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SimpanBar } from '../susun/simpan-bar.tsx';
import classes from '../susun/pertanyaan/susun.module.css';

const SusunSection = lazy(async () => ({ default: (await import('../susun/susun-section.tsx')).SusunSection }));
const PengaturanCard = lazy(async () => ({ default: (await import('../susun/pengaturan-card.tsx')).PengaturanCard }));
const SusunanBaca = lazy(async () => ({ default: (await import('../susun/susunan-baca.tsx')).SusunanBaca }));

type Props = { organisasi_id: number; kuesioner: KuesionerDetail; penyusun: PenyusunIsi; canWrite: boolean };

/** The questions: written while that is possible, else read, with the reason. */
export function SusunanSection({ organisasi_id, kuesioner, penyusun, canWrite }: Props) {
  const { kuesioner_id, keadaan, is_tetap, bagian } = kuesioner;
  if (!canWrite || !canKuesioner('ubah', keadaan)) {
    return (
      <div className={classes['susun']}>
        {canWrite && (
          <FormNotice pesan="Kuesioner ini sudah ditutup dan tidak dapat diubah. Untuk bertanya lagi, duplikasi." />
        )}
        <Suspense fallback={<Skeleton lines={6} />}>
          <SusunanBaca bagian={bagian} />
        </Suspense>
      </div>
    );
  }
  return (
    <>
      <div className={classes['tata']}>
        <div className={classes['susun']}>
          {is_tetap && (
            <FormNotice pesan="Sudah ada yang menjawab, jadi pertanyaan dan kerahasiaannya tidak dapat diubah. Untuk pertanyaan lain, duplikasi." />
          )}
          <Suspense fallback={<Skeleton lines={8} />}>
            <SusunSection penyusun={penyusun} isTetap={is_tetap} />
          </Suspense>
        </div>
        <div className={classes['sisi']}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <PengaturanCard
              organisasi_id={organisasi_id}
              kuesioner_id={kuesioner_id}
              penyusun={penyusun}
              isTetap={is_tetap}
              isDijanjikan={keadaan !== 'draf' && kuesioner.is_anonim}
            />
          </Suspense>
        </div>
      </div>
      <SimpanBar penyusun={penyusun} />
    </>
  );
}
