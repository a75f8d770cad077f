import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { formatAngka, formatTanggal } from '../../kit/format/format.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { Dialog } from '../../ui/layer/dialog.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from '../dasar/cuti.module.css';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';
import { tahunOf } from '@hadir/rules/waktu/tanggal.ts';

type Props = { organisasi_id: number; onClose: () => void };

/** Grants a year's rights and carries over, after showing what that would write. */
export function BukaTahunDialog({ organisasi_id, onClose }: Props) {
  const today = useToday();
  const ini = tahunOf(today);
  const [tahun, setTahun] = useState(ini);
  const preview = useMutation(
    api.saldoCuti.openTahunSaldoCuti.mutation({ quiet: true, errors: 'caller', apart: true }),
  );
  const open = useMutation(api.saldoCuti.openTahunSaldoCuti.mutation({ errors: 'caller', refetches: ['cuti'] }));
  const choose = (next: number) => {
    setTahun(next);
    preview.reset();
    open.reset();
  };
  const run = () => open.mutate({ organisasi_id, tahun }, { onSuccess: onClose });
  const rows = preview.data?.baris;
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Buka tahun saldo"
      width={720}
      fullScreenOnPhone
      footer={
        <>
          <Button
            variant="default"
            loading={preview.isPending}
            onClick={() => preview.mutate({ organisasi_id, tahun, preview: true })}
          >
            Pratinjau
          </Button>
          <Button disabled={!rows || rows.length === 0 || tahun > ini} loading={open.isPending} onClick={run}>
            Buka tahun {tahun}
          </Button>
        </>
      }
    >
      <div className={classes['form']}>
        <ChoiceField
          label="Tahun"
          description="Memberi jatah, membawa sisa tahun sebelumnya, dan menghanguskan selebihnya. Aman dijalankan lagi."
          value={tahun}
          choices={[ini - 1, ini, ini + 1].map((value) => ({ value, label: String(value) }))}
          onChange={choose}
        />
        <FormNotice failure={preview.error ?? open.error} />
        {rows && rows.length === 0 && <p className={classes['dimmed']}>Tahun ini sudah terbuka bagi semua anggota.</p>}
        {tahun > ini && (
          <p className={classes['dimmed']}>Baru dapat dibuka mulai 01-01-{tahun}; sampai itu hanya pratinjau.</p>
        )}
        {rows && rows.length > 0 && (
          <p>
            {formatAngka(new Set(rows.map(({ user_id }) => user_id)).size)} anggota: jatah{' '}
            <strong>{formatJumlahHari(sum(rows.map(({ jatah }) => jatah)))}</strong>, terbawa{' '}
            <strong>{formatJumlahHari(sum(rows.map(({ bawaan }) => bawaan)))}</strong>, hangus{' '}
            <strong>{formatJumlahHari(sum(rows.map(({ hangus }) => hangus)))}</strong>.
          </p>
        )}
        {rows && rows.length > 0 && (
          <ul className={classes['list']} aria-label="Pratinjau">
            {rows.map((one) => (
              <li key={`${one.user_id} ${one.cuti_kategori_id}`} className={classes['line']}>
                <span>
                  {one.nama} <span className={classes['dimmed']}>{one.kategori}</span>
                </span>
                <span>
                  {formatAngka(one.sebelum)} → {formatAngka(one.sesudah)}{' '}
                  <span className={classes['dimmed']}>
                    (bawaan {formatAngka(one.bawaan)}, jatah {formatAngka(one.jatah)}
                    {one.anggota_baru && sebutAnggotaBaru(one.anggota_baru)}, hangus {formatAngka(one.hangus)})
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

/** The sum behind the right of who joined in the year. */
const sebutAnggotaBaru = ({ sejak, bulan, jatah_tahunan }: { sejak: string; bulan: number; jatah_tahunan: number }) =>
  ` = ${bulan < 12 ? `${bulan}/12 × ${formatAngka(jatah_tahunan)}, ` : ''}anggota sejak ${formatTanggal(sejak)}`;

const sum = (jumlah: readonly number[]) => jumlah.reduce((all, one) => all + one, 0);
