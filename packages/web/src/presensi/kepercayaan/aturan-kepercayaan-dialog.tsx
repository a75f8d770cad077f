import { AturanKepercayaan } from '@hadir/contract/presensi/kepercayaan/kepercayaan.ts';
import {
  ATURAN_BAWAAN,
  BATAS_BUTIR,
  isBerambang,
  JENIS_BUTIR,
  KURANG_BUTIR,
  LOMPATAN_NYATA,
  type JenisBerambang,
  type JenisButir,
} from '@hadir/rules/presensi/kepercayaan/aturan-kepercayaan.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../base/api/api.ts';
import { formatJarak } from '../../kit/format/format-jarak.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { Dialog } from '../../ui/layer/dialog.tsx';
import { FormDialog } from '../../ui/layer/form-dialog.tsx';
import classes from './kepercayaan.module.css';

type Props = { organisasi_id: number; opened: boolean; onClose: () => void };
type Nyala = Record<`nyala_${JenisButir}`, boolean>;
type Values = Nyala & Record<JenisBerambang, number | null>;

const BUTIR: Record<JenisButir, { label: string; arti: string }> = {
  foto_sama: {
    label: 'Foto yang pernah dikirim',
    arti: 'Swafotonya sama dengan fotonya yang terdahulu, juga bila disimpan ulang.',
  },
  lokasi_palsu: { label: 'Lokasi tiruan', arti: 'Perangkatnya sendiri mengatakan lokasinya tiruan.' },
  wajah_beda: {
    label: 'Wajah tidak cocok',
    arti: 'Bila pencocokan wajah menyala, menurut ambang wajah di Pengaturan.',
  },
  lompatan: {
    label: 'Perjalanan yang mustahil',
    arti: `Lebih cepat dari ini sejak tempatnya yang terakhir, sedikitnya ${formatJarak(LOMPATAN_NYATA)}.`,
  },
  persis_sama: {
    label: 'Titik yang terlalu sama',
    arti: 'Koordinatnya sama sampai angka terakhir; lokasi ponsel yang sungguhan selalu bergeser.',
  },
  jam_ragu: { label: 'Jam yang tidak dapat dipastikan', arti: 'Diambil luring tanpa jam yang tepercaya.' },
  terlambat_dikirim: {
    label: 'Terlambat dikirim',
    arti: 'Perangkatnya tersambung, tetapi presensinya baru dikirim kemudian.',
  },
  akurasi: { label: 'Lokasi yang kabur', arti: 'Ponselnya hanya tahu tempatnya sekitar sekian meter.' },
  jam_bergeser: { label: 'Jam perangkat bergeser', arti: 'Jam ponselnya berbeda dari jam server.' },
};
const AMBANG: Record<JenisBerambang, { label: string; unit: string }> = {
  foto_sama: { label: 'Dibandingkan dengan foto selama', unit: 'hari' },
  lompatan: { label: 'Lebih cepat dari', unit: 'km/jam' },
  persis_sama: { label: 'Pada sedikitnya', unit: 'hari' },
  akurasi: { label: 'Lebih kabur dari', unit: 'meter' },
  jam_bergeser: { label: 'Lebih dari', unit: 'menit' },
};

const SCHEMA = z.object({
  ...(Object.fromEntries(JENIS_BUTIR.map((jenis) => [`nyala_${jenis}`, z.boolean()])) as Record<
    keyof Nyala,
    z.ZodMiniBoolean
  >),
  ...AturanKepercayaan.shape.ambang.shape,
});

const toValues = ({ mati, ambang }: typeof ATURAN_BAWAAN): Values => ({
  ...(Object.fromEntries(JENIS_BUTIR.map((jenis) => [`nyala_${jenis}`, !mati.includes(jenis)])) as Nyala),
  ...ambang,
});

const toAturan = (values: Values) => ({
  mati: JENIS_BUTIR.filter((jenis) => !values[`nyala_${jenis}`]),
  // The schema has refused an empty one.
  ambang: Object.fromEntries(
    JENIS_BUTIR.filter(isBerambang).map((jenis) => [jenis, values[jenis] ?? BATAS_BUTIR[jenis].bawaan]),
  ) as Record<JenisBerambang, number>,
});

/** What the organisation counts against an event, each with its threshold. */
export function AturanKepercayaanDialog({ organisasi_id, opened, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    ...api.aturanKepercayaan.getAturanKepercayaan.query({ organisasi_id }, { errors: 'screen' }),
    enabled: opened,
  });
  const change = useMutation(api.aturanKepercayaan.changeAturanKepercayaan.mutation({ errors: 'caller' }));
  if (!data)
    return (
      <Dialog opened={opened} onClose={onClose} title="Yang mengurangi kepercayaan" fullScreenOnPhone>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
      </Dialog>
    );
  return (
    <FormDialog<Values>
      opened={opened}
      onClose={onClose}
      title="Yang mengurangi kepercayaan"
      submitLabel="Simpan"
      initialValues={toValues(data)}
      schema={SCHEMA}
      onSubmit={(values) => change.mutateAsync({ organisasi_id, ...toAturan(values) })}
    >
      {({ field, checkbox, form }) => (
        <>
          <p className={classes['support']}>
            Angka kepercayaan hanya mengurutkan dan menyaring yang ditinjau; ia tidak menolak dan tidak mengubah hari
            siapa pun. Perubahan di sini berlaku bagi presensi yang dinilai sesudahnya.
          </p>
          {JENIS_BUTIR.map((jenis) => {
            const { label, arti } = BUTIR[jenis];
            return (
              <div key={jenis} className={classes['aturan']}>
                <SwitchField
                  label={`${label} (−${KURANG_BUTIR[jenis]})`}
                  description={arti}
                  {...checkbox(`nyala_${jenis}`)}
                />
                {isBerambang(jenis) && (
                  <NumberField {...AMBANG[jenis]} {...field(jenis)} disabled={!form.values[`nyala_${jenis}`]} />
                )}
              </div>
            );
          })}
          <p>
            <Button variant="subtle" onClick={() => form.setValues(toValues(ATURAN_BAWAAN))}>
              Kembalikan ke bawaan
            </Button>
          </p>
        </>
      )}
    </FormDialog>
  );
}
