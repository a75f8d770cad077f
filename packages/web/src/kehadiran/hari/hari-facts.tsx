import { sebutPotongan } from '@hadir/contract/kehadiran/hari/sebut-potongan.ts';
import type { HariKehadiran } from '@hadir/contract/kehadiran/hari/hari-kehadiran.ts';
import type { SumberSisi } from '@hadir/rules/kehadiran/hari/hari-kehadiran.ts';
import type { ReactNode } from 'react';
import { sebutDurasi } from '@hadir/contract/kehadiran/hari/sebut-durasi.ts';
import classes from './hari-detail.module.css';
import { KATA_SUMBER } from '@hadir/contract/kehadiran/hari/kata-sumber.ts';
import { sebutEsokHari, sebutJamKerja } from '@hadir/contract/kit/sebut-jam.ts';

/** The day in figures; what does not apply to it is left out. */
export function HariFacts({ hari }: { hari: HariKehadiran }) {
  const { jadwal, potongan, kategori } = hari;
  const tanpa = jadwal && hari.is_terbuka ? 'Belum ada' : 'Tidak ada';
  const minutes: [string, number][] = [
    ['Lama kerja', hari.durasi_menit],
    ['Kerja di hari libur', hari.kerja_libur_menit],
    ['Terlambat', hari.terlambat_menit],
    ['Pulang cepat', hari.pulang_cepat_menit],
  ];
  return (
    <dl className={classes['facts']}>
      {jadwal && (
        <Fact label="Jam kerja" wide>
          {jadwal.nama}, {sebutJamKerja(jadwal)}
        </Fact>
      )}
      <Fact label="Masuk">
        <Side tanpa={tanpa} jam={hari.jam_masuk} sumber={hari.sumber_masuk} />
      </Fact>
      <Fact label="Pulang">
        <Side tanpa={tanpa} jam={hari.jam_pulang} sumber={hari.sumber_pulang} isEsok={hari.is_pulang_besok} />
      </Fact>
      {minutes
        .filter(([, menit]) => menit > 0)
        .map(([label, menit]) => (
          <Fact key={label} label={label}>
            {sebutDurasi(menit)}
          </Fact>
        ))}
      {potongan > 0 && (
        <Fact label="Potongan">
          {sebutPotongan(potongan)}{' '}
          <span className={classes['sumber']}>{kategori.map(({ nama }) => nama).join(', ')}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classes['fact']} data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type SideProps = {
  jam: string | null;
  sumber: SumberSisi | null;
  isEsok?: boolean;
  /** What is said where there is none. */
  tanpa: string;
};

function Side({ jam, sumber, isEsok = false, tanpa }: SideProps) {
  if (jam === null) return tanpa;
  return (
    <>
      {sebutEsokHari(jam, isEsok)}
      {sumber && <div className={classes['sumber']}>{KATA_SUMBER[sumber].panjang}</div>}
    </>
  );
}
