import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { isBelumMulai } from '@hadir/contract/kehadiran/hari/sebut-belum.ts';
import { LABEL_ZONA } from '@hadir/rules/waktu/zona.ts';
import { formatAngka, formatPersen, formatTanggalSingkat } from '../../kit/format/format.ts';
import { CHIP_KEADAAN_PANTAUAN } from '../pantauan/chip-keadaan-pantauan.ts';
import { sebutSebab } from '../pantauan/sebut-sebab.ts';
import classes from './dinding.module.css';

/** An organisation as it is read across a room: its state, its name, why, and how many have come. */
export function DindingRow({ pantauan, withTenant }: { pantauan: Pantauan; withTenant: boolean }) {
  const { nama, nama_tenant, keadaan, sebab } = pantauan;
  const { label, tone, glyph } = CHIP_KEADAAN_PANTAUAN[keadaan];
  const mengapa = sebab.map((one) => sebutSebab(pantauan, one).kata).join(' · ');
  return (
    <li className={classes['baris']} data-tone={tone}>
      <span className={classes['tanda']} aria-hidden="true">
        {glyph}
      </span>
      <span className={classes['nama']}>
        <strong>{nama}</strong>
        <small>
          {label}
          {mengapa && ` · ${mengapa}`}
          {withTenant && ` · ${nama_tenant}`}
        </small>
      </span>
      <AngkaDinding pantauan={pantauan} />
    </li>
  );
}

/** How many have come; on a day off how many had on the last working day. */
function AngkaDinding({
  pantauan: { keadaan, hari_ini, hari_kerja_terakhir, biasanya, pukul, timezone },
}: {
  pantauan: Pantauan;
}) {
  const hari = keadaan === 'libur' ? hari_kerja_terakhir : null;
  const isKosong = hari === null && hari_ini.wajib === 0;
  const isBelum = hari === null && isBelumMulai({ terbuka: hari_ini.wajib, belum_mulai: hari_ini.belum_mulai });
  const { wajib, tiba } = hari ? { wajib: hari.wajib, tiba: hari.hadir } : hari_ini;
  return (
    <span className={classes['angka']}>
      <strong>{isKosong ? '–' : isBelum ? 'Belum mulai' : `${formatAngka(tiba)}/${formatAngka(wajib)}`}</strong>
      <small>
        {hari
          ? `${formatTanggalSingkat(hari.tanggal)} · `
          : biasanya === null
            ? ''
            : `biasanya ${formatPersen(biasanya * 100)} · `}
        kini {pukul} {LABEL_ZONA[timezone]}
      </small>
    </span>
  );
}
