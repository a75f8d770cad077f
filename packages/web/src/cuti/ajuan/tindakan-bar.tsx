import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { hrefTo } from '../../base/links/href-to.ts';
import { api } from '../../base/api/api.ts';
import { useSession } from '../../base/session/use-session.ts';
import { DeleteButton } from '../../ui/layer/delete-button.tsx';
import classes from '../dasar/cuti.module.css';
import { sebutHariAjuan } from '../dasar/sebut-ajuan.ts';
import { useTindakan } from './use-tindakan.ts';

const KembalikanHariDialog = lazy(async () => ({
  default: (await import('./kembalikan-hari-dialog.tsx')).KembalikanHariDialog,
}));
const UbahTanggalDialog = lazy(async () => ({
  default: (await import('./ubah-tanggal-dialog.tsx')).UbahTanggalDialog,
}));

/** What the caller may do with a request now, as the server says. */
export function TindakanBar({ organisasi_id, cuti }: { organisasi_id: number; cuti: DetailCuti }) {
  const navigate = useNavigate();
  const [changing, setChanging] = useState<boolean | null>(null);
  const [returning, setReturning] = useState<boolean | null>(null);
  const { act, send, sending } = useTindakan(organisasi_id, cuti);
  const remove = useMutation(api.cuti.removeDrafCuti.mutation({ gone: true }));
  const isMilikSaya = useSession()?.me.user_id === cuti.user_id;
  const { cuti_id, tindakan } = cuti;
  const can = new Set(tindakan);
  if (can.size === 0) return null;
  const button = (aksi: DetailCuti['tindakan'][number], label: string, variant: 'filled' | 'default' = 'default') =>
    can.has(aksi) && (
      <Button variant={variant} disabled={sending} onClick={() => void act(aksi)}>
        {label}
      </Button>
    );
  const deleteDraf = () =>
    remove.mutate(
      { organisasi_id, cuti_id },
      { onSuccess: () => void navigate({ to: hrefTo('riwayatCuti', { organisasi_id }), replace: true }) },
    );
  return (
    <div className={classes['buttons']} role="group" aria-label="Tindakan">
      {button('setuju', 'Setujui', 'filled')}
      {can.has('ubah') && (
        <Button variant="default" disabled={sending} onClick={() => setChanging(true)}>
          Ubah tanggal
        </Button>
      )}
      {button('tangguhkan', 'Tangguhkan')}
      {button('tolak', 'Tolak')}
      {button('ajukan', 'Ajukan', 'filled')}
      {can.has('ajukan') && (
        <>
          <Button
            variant="default"
            onClick={() => void navigate({ to: hrefTo('cuti', { organisasi_id }), search: { draf: cuti_id } })}
          >
            Ubah draf
          </Button>
          <DeleteButton {...tanyaHapusDraf(cuti, isMilikSaya)} loading={remove.isPending} onDelete={deleteDraf} />
        </>
      )}
      {button('tarik', 'Tarik kembali')}
      {button('tolak_perubahan', 'Tidak menerima perubahan')}
      {button('batal', 'Batalkan cuti')}
      {can.has('kembalikan') && (
        <Button variant="default" disabled={sending} onClick={() => setReturning(true)}>
          Kembalikan hari
        </Button>
      )}
      <Suspense>
        {returning !== null && (
          <KembalikanHariDialog
            cuti={cuti}
            opened={returning}
            onClose={() => setReturning(false)}
            onSubmit={(isi) => send('kembalikan', isi)}
          />
        )}
        {changing !== null && (
          <UbahTanggalDialog
            cuti={cuti}
            opened={changing}
            onClose={() => setChanging(false)}
            onSubmit={(isi) => send('ubah', isi)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Whose draft it is is named where it is another's, and that he is told if it was sent before. */
function tanyaHapusDraf(cuti: DetailCuti, isMilikSaya: boolean) {
  const hilang = 'Isian dan lampirannya hilang.';
  if (isMilikSaya) return { title: 'Hapus draf ini?', message: hilang };
  const diberiTahu = cuti.riwayat.length > 0 ? ` ${cuti.nama} diberi tahu.` : '';
  return {
    title: `Hapus draf ${cuti.nama}?`,
    message: `${cuti.kategori} ${sebutHariAjuan(cuti)}. ${hilang}${diberiTahu}`,
  };
}
