import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { JENIS_PERTANYAAN } from '@hadir/rules/kuesioner/pertanyaan.ts';
import { ActionIcon, Textarea, TextInput } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { ActionMenu } from '../../ui/layer/action-menu.tsx';
import { LABEL_JENIS_PERTANYAAN } from '../dasar/label-jenis-pertanyaan.ts';
import { addPertanyaan, removeBagian } from './isi/change-pertanyaan.ts';
import { stepOf, type Langkah } from './isi/move-pertanyaan.ts';
import type { Penyusun } from './pertanyaan/penyusun.ts';
import { PertanyaanItem } from './pertanyaan/pertanyaan-item.tsx';
import classes from './pertanyaan/susun.module.css';

type Props = { bagian: Bagian; penyusun: Penyusun };

const icon = { size: 17, 'aria-hidden': true } as const;
const quiet = { variant: 'subtle', color: 'gray', size: 'input-sm' } as const;

/** A section with its questions. */
export function BagianCard({ bagian: own, penyusun }: Props) {
  const { bagian, salah, change, open, sebut, seret } = penyusun;
  const { bagian_id, judul, keterangan, pertanyaan } = own;
  const at = bagian.indexOf(own);
  const kunci = `bagian.${bagian_id}`;
  const first = bagian.slice(0, at).flatMap((one) => one.pertanyaan).length;
  const write = (changes: Partial<Bagian>, field: string) =>
    change(bagian.with(at, { ...own, ...changes }), `${kunci}.${field}`);
  const [up, down] = [-1, 1].map((langkah) => stepOf(bagian, at, langkah as Langkah));
  const move = (moved: Bagian[] | null | undefined, langkah: Langkah) => {
    if (!moved) return;
    change(moved);
    sebut(`Bagian dipindah ke urutan ${at + 1 + langkah}`);
  };
  return (
    <section className={classes['bagian']} data-bagian={bagian_id} aria-label={`Bagian ${at + 1}`}>
      <div className={classes['baris']}>
        <h2 className={classes['kecil']}>Bagian {at + 1}</h2>
        {bagian.length > 1 && (
          <div className={classes['tombol']}>
            <ActionIcon {...quiet} disabled={!up} aria-label={`Naikkan bagian ${at + 1}`} onClick={() => move(up, -1)}>
              <IconArrowUp {...icon} />
            </ActionIcon>
            <ActionIcon
              {...quiet}
              disabled={!down}
              aria-label={`Turunkan bagian ${at + 1}`}
              onClick={() => move(down, 1)}
            >
              <IconArrowDown {...icon} />
            </ActionIcon>
            <ActionIcon
              {...quiet}
              aria-label={`Hapus bagian ${at + 1}`}
              onClick={() => {
                change(removeBagian(bagian, bagian_id));
                sebut(`Bagian ${at + 1} dihapus. Ctrl + Z mengurungkan`);
              }}
            >
              <IconTrash {...icon} />
            </ActionIcon>
          </div>
        )}
      </div>
      <div className={classes['kepala']}>
        <TextInput
          label="Judul bagian"
          maxLength={200}
          autoComplete="off"
          value={judul}
          error={salah[`${kunci}.judul`]}
          onChange={({ currentTarget: { value } }) => write({ judul: value }, 'judul')}
        />
        <Textarea
          label="Keterangan bagian"
          autosize
          minRows={1}
          maxLength={2000}
          value={keterangan}
          error={salah[`${kunci}.keterangan`]}
          onChange={({ currentTarget: { value } }) => write({ keterangan: value }, 'keterangan')}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a place to drop questions */}
      <ol
        className={classes['daftar']}
        onDragOver={(event) => seret.over(event, { bagian_id, sebelum: null })}
        onDrop={seret.drop}
      >
        {pertanyaan.map((one, index) => (
          <PertanyaanItem
            key={one.pertanyaan_id}
            pertanyaan={one}
            nomor={first + index + 1}
            bagian_id={bagian_id}
            berikut={pertanyaan[index + 1]?.pertanyaan_id ?? null}
            penyusun={penyusun}
          />
        ))}
        {pertanyaan.length === 0 && <li className={classes['kosong']}>Belum ada pertanyaan di bagian ini.</li>}
      </ol>
      <ActionMenu
        label="Tambah pertanyaan"
        withLabel="always"
        actions={JENIS_PERTANYAAN.map((jenis) => ({
          label: LABEL_JENIS_PERTANYAAN[jenis],
          onClick: () => {
            const made = addPertanyaan(bagian, bagian_id, jenis);
            change(made.bagian);
            open(made.pertanyaan_id);
          },
        }))}
      />
    </section>
  );
}
