import type { IzinPeran } from '@hadir/contract/akses/izin-peran.contract.ts';
import { bandingkanIzin, type IzinPerPeran } from '@hadir/rules/akses/izin-peran.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { useConfirm } from '../ui/layer/use-confirm.ts';
import classes from './kelola-akses.module.css';
import { PerubahanIzinList } from './perubahan-izin-list.tsx';

type Props = { izinPeran: IzinPeran; izin: IzinPerPeran; onDiscard: () => void };

/** Says how much is changed and not saved, and saves it after showing who gains and loses what. */
export function IzinSaveBar({ izinPeran, izin, onDiscard }: Props) {
  const confirm = useConfirm();
  const save = useMutation(api.izinPeran.changeIzinPeran.mutation({ refetches: ['auth'] }));
  const { tenant_id, nama, izin: sebelum, jumlah_orang } = izinPeran;
  const perubahan = bandingkanIzin(sebelum, izin);
  const banyak = perubahan.reduce((sum, { diperoleh, hilang }) => sum + diperoleh.length + hilang.length, 0);
  const ask = async () => {
    const answer = await confirm({
      title: `Ubah izin peran ${nama}?`,
      message: 'Berlaku sejak permintaan berikutnya dari setiap orang berikut.',
      details: <PerubahanIzinList perubahan={perubahan} jumlah_orang={jumlah_orang} />,
      confirmLabel: 'Simpan',
    });
    if (answer) save.mutate({ tenant_id, izin, sebelum });
  };
  return (
    <div className={classes['save']} role="region" aria-label="Perubahan yang belum disimpan">
      <p aria-live="polite">
        <strong>{banyak} izin</strong> diubah, belum disimpan
      </p>
      <div className={classes['buttons']}>
        <Button variant="default" disabled={save.isPending} onClick={onDiscard}>
          Buang
        </Button>
        <Button loading={save.isPending} onClick={() => void ask()}>
          Periksa dan simpan
        </Button>
      </div>
    </div>
  );
}
