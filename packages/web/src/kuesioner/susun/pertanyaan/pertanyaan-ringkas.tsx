import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { nilaiOf } from '@hadir/rules/kuesioner/check-susunan.ts';
import { LABEL_JENIS_PERTANYAAN } from '../../dasar/label-jenis-pertanyaan.ts';
import { sebutBatas } from '../../pertanyaan/sebut-batas.ts';
import type { Pertanyaan } from '../isi/isi-kuesioner.ts';
import { nomorOf } from './nomor-of.ts';
import classes from './susun.module.css';
import { sebutNilai } from './syarat-field.tsx';
import { SYARAT_SALAH } from './syarat-salah.ts';

type Props = { bagian: readonly Bagian[]; pertanyaan: Pertanyaan };

/** A question in short: what kind it is, what can be answered, and when it is asked. */
export function PertanyaanRingkas({ bagian, pertanyaan }: Props) {
  const { jenis, is_wajib, pilihan, baris, keterangan } = pertanyaan;
  const facts = [
    LABEL_JENIS_PERTANYAAN[jenis],
    is_wajib && 'wajib',
    sebutSkala(pertanyaan) || sebutBatas(pertanyaan),
  ].filter(Boolean);
  const syarat = sebutSyarat(bagian, pertanyaan);
  return (
    <div className={classes['ringkas']}>
      <p>{facts.join(' · ')}</p>
      {keterangan && <p>{keterangan}</p>}
      {pilihan.length > 0 && <p>{pilihan.map(({ teks }) => teks || '—').join(' / ')}</p>}
      {baris.length > 0 && <p>{baris.map(({ teks }) => teks || '—').join('; ')}</p>}
      {syarat && <p>{syarat}</p>}
      {isSyaratSalah(bagian, pertanyaan) && <p className={classes['salah']}>{SYARAT_SALAH}</p>}
    </div>
  );
}

function sebutSkala({ jenis, minimum, maksimum, label_minimum, label_maksimum }: Pertanyaan): string {
  if (jenis !== 'skala') return '';
  const end = (value: number | null, label: string) => (label ? `${value} (${label})` : String(value));
  return `${end(minimum, label_minimum)} sampai ${end(maksimum, label_maksimum)}`;
}

/** A condition on what is asked later, or on what has no such answers. */
function isSyaratSalah(bagian: readonly Bagian[], { pertanyaan_id, syarat }: Pertanyaan): boolean {
  if (!syarat) return false;
  const all = bagian.flatMap((one) => one.pertanyaan);
  const asked = all.find((one) => one.pertanyaan_id === syarat.pertanyaan_id);
  const isBefore = nomorOf(bagian, syarat.pertanyaan_id) < nomorOf(bagian, pertanyaan_id);
  return !asked || !isBefore || nilaiOf(asked) === null;
}

function sebutSyarat(bagian: readonly Bagian[], { syarat }: Pertanyaan): string | null {
  if (!syarat) return null;
  const all = bagian.flatMap((one) => one.pertanyaan);
  const at = all.findIndex(({ pertanyaan_id }) => pertanyaan_id === syarat.pertanyaan_id);
  const asked = all[at];
  if (!asked) return null;
  const nilai = syarat.nilai.map((one) => sebutNilai(asked, one));
  return `Ditanyakan bila jawaban nomor ${at + 1}: ${nilai.join(' atau ')}`;
}
