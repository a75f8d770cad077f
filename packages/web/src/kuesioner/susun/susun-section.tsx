import { Button, Textarea, TextInput, VisuallyHidden } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useState } from 'react';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Card } from '../../ui/show/card.tsx';
import { BagianCard } from './bagian-card.tsx';
import { nextNomor } from './isi/change-pertanyaan.ts';
import { movePertanyaan } from './isi/move-pertanyaan.ts';
import { pertanyaanIdOf } from './isi/salah-isi.ts';
import type { PenyusunIsi } from './isi/use-isi.ts';
import type { Penyusun } from './pertanyaan/penyusun.ts';
import { useSeret } from './pertanyaan/use-seret.ts';
import { SusunanBaca } from './susunan-baca.tsx';
import classes from './pertanyaan/susun.module.css';
import { usePintasan } from './use-pintasan.ts';

type Props = {
  penyusun: PenyusunIsi;
  /** Somebody has answered: the questions stay as they are. */
  isTetap: boolean;
};

/** Title and questions, to be written. */
export function SusunSection({ penyusun: isian, isTetap }: Props) {
  const { isi, salah, failure, change } = isian;
  const { root, kabar, sebut } = usePintasan(isian);
  const [aktif, setAktif] = useState<number | null>(null);
  const seret = useSeret((id, tujuan) => change({ bagian: movePertanyaan(isi.bagian, id, tujuan) }));
  const penyusun: Penyusun = {
    bagian: isi.bagian,
    salah,
    aktif,
    open: setAktif,
    change: (bagian, kunci) => change({ bagian }, kunci),
    sebut,
    seret,
  };

  const firstWrong = Object.keys(salah)
    .map(pertanyaanIdOf)
    .find((id) => id !== null);
  const [shown, setShown] = useState(salah);
  if (shown !== salah) {
    setShown(salah);
    // Once per sending: writing takes sentences away and opens nothing.
    if (firstWrong && Object.keys(salah).length >= Object.keys(shown).length) setAktif(firstWrong);
  }
  useEffect(() => {
    if (aktif === null) return;
    const due = requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`[data-pertanyaan="${aktif}"] [data-judul]`)?.focus(),
    );
    return () => cancelAnimationFrame(due);
  }, [aktif, root]);

  const addBagian = () => {
    const bagian_id = nextNomor(isi.bagian.map((one) => one.bagian_id));
    change({ bagian: [...isi.bagian, { bagian_id, judul: '', keterangan: '', pertanyaan: [] }] });
    sebut(`Bagian ${isi.bagian.length + 1} ditambahkan`);
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`[data-bagian="${bagian_id}"] input`)?.focus(),
    );
  };
  return (
    <div ref={root} tabIndex={-1} className={classes['susun']}>
      <FormNotice failure={failure} />
      <Card>
        <div className={classes['form']}>
          <TextInput
            label="Judul"
            required
            maxLength={200}
            autoComplete="off"
            value={isi.judul}
            error={salah['judul']}
            onChange={({ currentTarget: { value } }) => change({ judul: value }, 'judul')}
          />
          <Textarea
            label="Keterangan"
            autosize
            minRows={2}
            maxLength={2000}
            value={isi.keterangan}
            error={salah['keterangan']}
            onChange={({ currentTarget: { value } }) => change({ keterangan: value }, 'keterangan')}
          />
          <Textarea
            label="Ucapan sesudah dikirim"
            autosize
            minRows={1}
            maxLength={1000}
            value={isi.ucapan}
            error={salah['ucapan']}
            onChange={({ currentTarget: { value } }) => change({ ucapan: value }, 'ucapan')}
          />
        </div>
      </Card>
      {isTetap ? (
        <SusunanBaca bagian={isi.bagian} />
      ) : (
        <>
          {isi.bagian.map((one) => (
            <BagianCard key={one.bagian_id} bagian={one} penyusun={penyusun} />
          ))}
          <div>
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={addBagian}>
              Tambah bagian
            </Button>
          </div>
          <p className={classes['petunjuk']}>
            Alt + panah memindahkan pertanyaan, Enter menambah pilihan, Ctrl + Z mengurungkan.
          </p>
        </>
      )}
      <VisuallyHidden role="status">{kabar}</VisuallyHidden>
    </div>
  );
}
