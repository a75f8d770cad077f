import type { HasilImpor } from '@hadir/contract/kit/impor/hasil-impor.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { formatAngka } from '../../kit/format/format.ts';
import classes from './import.module.css';

type Props = { result: HasilImpor; unit: string; fileName: string };

/** What a dry run found, or what an import made, in a sentence. */
export function ImportSummary({ result, unit, fileName }: Props) {
  const { is_disimpan, jumlah_baris, jumlah_galat, catatan } = result;
  const rows = formatAngka(jumlah_baris);
  const wrong = formatAngka(jumlah_galat);
  const right = formatAngka(jumlah_baris - jumlah_galat);
  const fine = jumlah_galat === 0;
  const Icon = fine ? IconCircleCheck : IconAlertTriangle;
  return (
    <div className={classes['summary']} data-fine={fine || undefined} role="status">
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      <div>
        <p className={classes['verdict']}>
          {is_disimpan && `${right} ${unit} tersimpan`}
          {is_disimpan && !fine && `, ${wrong} baris kembali`}
          {!is_disimpan && fine && `${rows} baris siap diimpor`}
          {!is_disimpan && !fine && `${wrong} dari ${rows} baris perlu diperbaiki`}
        </p>
        <p className={classes['detail']}>
          {is_disimpan && fine && `Semua baris ${fileName} telah masuk.`}
          {is_disimpan &&
            !fine &&
            'Yang belum masuk ada di berkas yang baru diunduh, selnya ditandai dengan sebabnya. Perbaiki, lalu unggah berkas itu.'}
          {!is_disimpan && fine && 'Belum ada yang disimpan. Periksa sekilas, lalu impor.'}
          {!is_disimpan &&
            !fine &&
            'Belum ada yang disimpan. Perbaiki berkasnya lalu pilih lagi, atau impor yang benar saja: yang lain kembali sebagai berkas yang ditandai.'}
        </p>
        {catatan !== null && <p className={classes['detail']}>{catatan}</p>}
      </div>
    </div>
  );
}
