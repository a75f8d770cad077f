import type { HasilPertanyaan } from '@hadir/contract/kuesioner/hasil/hasil.ts';
import { sebutUkuran } from '@hadir/contract/kuesioner/hasil/sebut-ukuran.ts';
import { useState } from 'react';
import { formatAngka, formatPersen, formatTanggal } from '../../kit/format/format.ts';
import { Card } from '../../ui/show/card.tsx';
import { useMembaca } from '../dasar/use-membaca.ts';
import { LABEL_JENIS_PERTANYAAN } from '../dasar/label-jenis-pertanyaan.ts';
import { bagianOf, BarList } from '../../ui/chart/bar-list.tsx';
import { GrupTabel } from './grup-tabel.tsx';
import classes from './hasil.module.css';
import { NumberTable } from '../../ui/chart/number-table.tsx';
import { TeksList } from './teks-list.tsx';
import type { Saring, Satu } from './satu.ts';

type Props = { satu: Satu; saring: Saring; isAnonim: boolean; nomor: number; hasil: HasilPertanyaan };

/** One question's answers: bars, measures or texts, with the numbers in a table behind them. */
export function HasilPertanyaanCard({ satu, saring, isAnonim, nomor, hasil }: Props) {
  const { pertanyaan_id, judul, jenis, jumlah, butir, baris } = hasil;
  const [byGroup, setByGroup] = useState(false);
  const [read, setRead] = useState(false);
  const { jawabanOrang } = useMembaca();
  const isTeks = jenis === 'teks_pendek' || jenis === 'teks_panjang';
  const isTeksTertutup = isAnonim && saring.saring_pertanyaan_id !== undefined;
  const rows = baris.length > 0 ? baris : [{ baris_id: null, teks: '' }];
  const butirOf = (baris_id: number | null) =>
    butir
      .filter((one) => one.baris_id === baris_id)
      .map((one) => ({ kunci: `${one.baris_id}-${one.nilai}`, teks: one.teks, jumlah: one.jumlah }));
  return (
    <Card title={`${nomor}. ${judul}`} subtitle={`${LABEL_JENIS_PERTANYAAN[jenis]} · ${formatAngka(jumlah)} menjawab`}>
      <Ukuran hasil={hasil} />
      {rows.map(({ baris_id, teks }) => (
        <div key={baris_id} className={classes['kelompok']}>
          {teks && <h3>{teks}</h3>}
          <BarList butir={butirOf(baris_id)} total={baris.length > 0 ? sumOf(butirOf(baris_id)) : jumlah} />
        </div>
      ))}
      {butir.length > 0 && (
        <details className={classes['lipat']}>
          <summary>Lihat sebagai tabel</summary>
          <NumberTable
            label={`Jawaban nomor ${nomor}`}
            kepala={['Jawaban', 'Jumlah', 'Persen']}
            baris={rows.flatMap((row) => {
              const own = butirOf(row.baris_id);
              const total = baris.length > 0 ? sumOf(own) : jumlah;
              return own.map((one) => ({
                kunci: one.kunci,
                nama: row.teks ? `${row.teks}: ${one.teks}` : one.teks,
                sel: [formatAngka(one.jumlah), total === 0 ? '—' : formatPersen(bagianOf(one.jumlah, total))],
              }));
            })}
          />
        </details>
      )}
      {butir.length > 0 && !isAnonim && (
        <details className={classes['lipat']} onToggle={({ currentTarget }) => setByGroup(currentTarget.open)}>
          <summary>Per grup</summary>
          {byGroup && <GrupTabel satu={satu} nomor={nomor} hasil={hasil} />}
        </details>
      )}
      {jenis === 'berkas' && jumlah > 0 && jawabanOrang && (
        <p className={classes['catatan']}>Berkasnya dibuka di Responden, pada nama yang mengirimnya.</p>
      )}
      {isTeks && isTeksTertutup && (
        <p className={classes['catatan']}>
          Kuesioner ini anonim: jawaban teks dibaca bersama seluruhnya. Hapus saringan untuk membacanya.
        </p>
      )}
      {isTeks && jumlah > 0 && !isTeksTertutup && (
        <details className={classes['lipat']} onToggle={({ currentTarget }) => setRead(currentTarget.open)}>
          <summary>Baca jawaban</summary>
          {read && <TeksList satu={satu} saring={saring} pertanyaan_id={pertanyaan_id} nomor={nomor} />}
        </details>
      )}
    </Card>
  );
}

const sumOf = (butir: readonly { jumlah: number }[]) => butir.reduce((sum, { jumlah }) => sum + jumlah, 0);

function Ukuran({ hasil: { rata_rata, median, terkecil, terbesar } }: { hasil: HasilPertanyaan }) {
  const facts = [
    ['Rata-rata', rata_rata],
    ['Median', median],
    [typeof terkecil === 'string' ? 'Paling awal' : 'Terkecil', terkecil],
    [typeof terbesar === 'string' ? 'Paling akhir' : 'Terbesar', terbesar],
  ] as const;
  const known = facts.filter(([, nilai]) => nilai !== null);
  if (known.length === 0) return null;
  return (
    <p className={classes['ukuran']}>
      {known.map(([nama, nilai]) => (
        <span key={nama}>
          {nama} <strong>{typeof nilai === 'string' ? formatTanggal(nilai) : sebutUkuran(nilai ?? 0)}</strong>
        </span>
      ))}
    </p>
  );
}
