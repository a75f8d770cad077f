import { TanpaKategori } from '../kategori/tanpa-kategori.tsx';
import { AKHIRAN_LAMPIRAN, UNGGAH_LAMPIRAN } from '@hadir/contract/kit/berkas.ts';
import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { isDitawarkan } from '@hadir/rules/cuti/kategori/is-ditawarkan.ts';
import { Button, TextInput, Textarea } from '@mantine/core';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useHadirForm } from '../../kit/form/use-hadir-form.ts';
import { useToday } from '../../kit/zona/use-today.ts';
import { shiftMonth } from '../../ui/date/calendar-days.ts';
import { Card } from '../../ui/show/card.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DateRangePicker } from '../../ui/date/date-range-picker.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FileDrop } from '../../ui/import/file-drop.tsx';
import { AjuanCalendar } from './ajuan-calendar.tsx';
import { ajuanSchema, toAjuanValues, type AjuanValues } from './ajuan-values.ts';
import classes from '../dasar/cuti.module.css';
import { judgeAjuan } from './judge-ajuan.ts';
import { useBahan } from './use-bahan.ts';
import { useSendAjuan, type CaraKirim } from './use-send-ajuan.ts';

const BiayaCard = lazy(async () => ({ default: (await import('./biaya-card.tsx')).BiayaCard }));
const JalurSection = lazy(async () => ({
  default: (await import('../../persetujuan/jalur-section.tsx')).JalurSection,
}));

type Props = {
  organisasi_id: number;
  /** For whom; null is oneself. */
  user_id: number | null;
  /** Changed instead of making a new one. */
  draf?: DetailCuti | undefined;
  /** The day from which it was asked for. */
  tanggal?: string | undefined;
};

const LAMPIRAN = { accept: AKHIRAN_LAMPIRAN, maxBytes: UNGGAH_LAMPIRAN.maxBytes };
const SETENGAH = [
  { value: null, label: 'Sehari penuh' },
  { value: 'pagi' as const, label: 'Setengah hari, pagi' },
  { value: 'siang' as const, label: 'Setengah hari, siang' },
];

/** Whether a day is among those that are known, which come in their order. */
const isDiketahui = (hari: readonly { tanggal: string }[], tanggal: string): boolean =>
  (hari[0]?.tanggal ?? '9') <= tanggal && tanggal <= (hari.at(-1)?.tanggal ?? '0');

/** Asks for leave: dates from a calendar of the member's own days, with the cost and any refusal before it is sent. */
export function AjuanForm({ organisasi_id, user_id, draf, tanggal }: Props) {
  const today = useToday();
  const sebab = useId();
  const cara = useRef<CaraKirim>('ajukan');
  const send = useSendAjuan(organisasi_id, user_id, draf);
  const { form, field, submit, sending, failure, restored } = useHadirForm<AjuanValues>({
    initialValues: toAjuanValues(draf, tanggal),
    schema: ajuanSchema(today),
    kept: true,
    onSubmit: (values) => send(values, cara.current),
  });
  const { cuti_kategori_id, rentang, setengah_hari, lampiran, hapus_lampiran } = form.values;
  const hasTersimpan = draf !== undefined && draf.has_lampiran && !hapus_lampiran;
  const [month, setMonth] = useState(() => shiftMonth(rentang.from ?? today, 0));
  // The first of the two dates that are being picked.
  const [anchor, setAnchor] = useState<string | null>(null);
  const bahan = useBahan(organisasi_id, user_id, month, rentang);

  const kategori = bahan.data?.kategori.find((one) => one.cuti_kategori_id === cuti_kategori_id);
  const { from, to } = rentang;
  const hari = bahan.data?.hari ?? [];
  const isTerbaca = from !== null && to !== null && from <= to && isDiketahui(hari, from) && isDiketahui(hari, to);
  const putusan =
    bahan.data && kategori && isTerbaca
      ? judgeAjuan(bahan.data, kategori, {
          cuti_id: draf?.cuti_id ?? null,
          tgl_awal: from,
          tgl_akhir: to,
          setengah_hari,
          has_lampiran: lampiran !== null || hasTersimpan,
          is_sendiri: user_id === null,
        })
      : null;
  const kategoriField = field('cuti_kategori_id');
  const dates = field('rentang');
  // Dates that are typed come into sight, and no day that was pressed before them is a beginning any more.
  const show = (next: AjuanValues['rentang']) => {
    dates.onChange(next);
    setAnchor(null);
    if (next.from) setMonth(shiftMonth(next.from, 0));
  };
  const pick = (tanggal: string) => {
    const isEnd = anchor !== null && tanggal >= anchor;
    form.setFieldValue('rentang', { from: isEnd ? anchor : tanggal, to: tanggal });
    setAnchor(isEnd ? null : tanggal);
  };
  const pemohon = { gender: bahan.data?.gender ?? null, is_sendiri: user_id === null };
  const offered = (bahan.data?.kategori ?? []).filter((one) => isDitawarkan(one, pemohon));
  if (bahan.error && !bahan.data) return <ErrorState error={bahan.error} onRetry={() => void bahan.refetch()} />;
  // Of another member, whose every level one decision of who writes it down stands for.
  const bisaSetujui = bahan.data?.is_setujui_langsung ?? false;
  const isDitolak = putusan !== null && putusan.penolakan !== null;
  if (bahan.data !== undefined && offered.length === 0) return <TanpaKategori organisasi_id={organisasi_id} />;
  return (
    <form className={classes['columns']} noValidate onSubmit={submit}>
      <Card title={draf ? 'Ubah draf' : 'Ajuan cuti'}>
        <div className={classes['form']}>
          {restored && <p role="status">{restored}</p>}
          <ChoiceField
            label="Kategori"
            required
            choices={offered.map((one) => ({ value: one.cuti_kategori_id as number | null, label: one.nama }))}
            {...kategoriField}
            onChange={(id) => {
              kategoriField.onChange(id);
              // What its form does not ask for is no part of the request.
              if (!offered.find((one) => one.cuti_kategori_id === id)?.is_setengah_hari) {
                form.setFieldValue('setengah_hari', null);
              }
            }}
          />
          <AjuanCalendar bahan={bahan.data} month={month} onMonth={setMonth} chosen={rentang} onPick={pick} />
          <DateRangePicker
            label="Tanggal cuti"
            required
            presets={[]}
            {...dates}
            onChange={show}
            refusedBy={putusan?.isTanggalDitolak ? sebab : undefined}
          />
          {kategori?.is_setengah_hari && (
            <ChoiceField label="Bagian hari" choices={SETENGAH} {...field('setengah_hari')} />
          )}
          <Textarea label="Keterangan" required maxLength={1000} autosize minRows={2} {...field('keterangan')} />
          <TextInput label="Alamat selama cuti" maxLength={300} {...field('alamat')} />
          <FileDrop
            label="Lampiran"
            {...LAMPIRAN}
            {...field('lampiran')}
            tersimpan={
              hasTersimpan
                ? {
                    nama: draf.nama_lampiran ?? 'lampiran',
                    onLepas: () => form.setFieldValue('hapus_lampiran', true),
                  }
                : undefined
            }
          />
        </div>
      </Card>
      <div className={classes['stack']}>
        {bahan.error ? (
          <ErrorState error={bahan.error} onRetry={() => void bahan.refetch()} />
        ) : (
          <Suspense fallback={<Skeleton lines={1} height={120} />}>
            <BiayaCard putusan={putusan} bahan={bahan.data} sampai={to} isSendiri={user_id === null} />
          </Suspense>
        )}
        <Card title="Jalur persetujuan">
          <Suspense fallback={<Skeleton lines={3} />}>
            <JalurSection jenjang={bahan.data?.jenjang ?? []} urutan={null} />
          </Suspense>
        </Card>
        {/* What stands beside the button already is not said twice. */}
        {failure && failure !== putusan?.penolakan && (
          <p role="alert" className={classes['warning']}>
            {failure}
          </p>
        )}
      </div>
      <div className={classes['actions']}>
        {/* Beside the button that it holds back, which stays in sight on a phone. */}
        {isDitolak && (
          <p id={sebab} role="alert" className={classes['warning']}>
            {putusan.penolakan}
          </p>
        )}
        {bisaSetujui && (
          <Button type="submit" loading={sending} disabled={isDitolak} onClick={() => void (cara.current = 'setujui')}>
            Catat dan setujui
          </Button>
        )}
        <Button
          type="submit"
          variant={bisaSetujui ? 'default' : 'filled'}
          loading={sending && !bisaSetujui}
          disabled={isDitolak || (sending && bisaSetujui)}
          onClick={() => void (cara.current = 'ajukan')}
        >
          Ajukan
        </Button>
        <Button type="submit" variant="default" disabled={sending} onClick={() => void (cara.current = 'draf')}>
          Simpan draf
        </Button>
      </div>
    </form>
  );
}
