import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { UNGGAH_GAMBAR } from '@hadir/contract/kit/berkas.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { fotoAnggota } from '../base/foto/foto-anggota.ts';
import { api } from '../base/api/api.ts';
import { formatUkuran } from '../kit/format/format.ts';
import { sebutKegagalan } from '../kit/failure/sebut-kegagalan.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { checkFile } from '../ui/import/check-file.ts';
import classes from './profil.module.css';

const HapusFotoButton = lazy(async () => ({
  default: (await import('../base/foto/hapus-foto-button.tsx')).HapusFotoButton,
}));

const ACCEPT = 'image/jpeg,image/png,image/webp';
const MAX_BYTES = UNGGAH_GAMBAR.maxBytes;

/** One's photo; a new one is shown as it will look before it is sent. */
export function FotoCard({ me }: { me: Me }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const upload = useMutation({
    ...api.foto.uploadFoto.mutation({ errors: 'caller', refetches: ['auth', 'anggota'] }),
    onSuccess: () => setChosen(null),
  });

  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);
  const choose = (file: File | undefined) => {
    if (!file) return;
    const reason = checkFile(file, ACCEPT, MAX_BYTES);
    setRefusal(reason);
    setChosen(reason ? null : { file, url: URL.createObjectURL(file) });
    upload.reset();
  };
  const refuseUnreadable = () => {
    setChosen(null);
    setRefusal('Isi berkas itu bukan gambar yang dapat dibaca. Pilih foto lain.');
  };
  const failure = refusal ?? (upload.error && sebutKegagalan(upload.error));

  return (
    <section className={`${classes['card']} ${classes['foto']}`} aria-label="Foto">
      {chosen ? (
        <img className={classes['preview']} src={chosen.url} alt="Pratinjau foto baru" onError={refuseUnreadable} />
      ) : (
        <Avatar name={me.nama} photo={fotoAnggota(me)} gender={me.gender} size="xl" alone />
      )}
      <input
        ref={input}
        className={classes['input']}
        type="file"
        accept={ACCEPT}
        aria-label="Pilih foto"
        tabIndex={-1}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <div className={classes['buttons']}>
        <Button variant="default" onClick={() => input.current?.click()} disabled={upload.isPending}>
          {chosen ? 'Ganti pilihan' : 'Ubah foto'}
        </Button>
        {chosen && (
          <>
            <Button
              loading={upload.isPending}
              onClick={() => upload.mutate({ user_id: me.user_id, file: chosen.file })}
            >
              Simpan foto
            </Button>
            <Button variant="subtle" color="gray" onClick={() => setChosen(null)} disabled={upload.isPending}>
              Batal
            </Button>
          </>
        )}
        <Suspense>{!chosen && me.file_foto && <HapusFotoButton user_id={me.user_id} />}</Suspense>
      </div>
      <p className={classes['hint']}>JPG, PNG, atau WebP, paling besar {formatUkuran(MAX_BYTES)}.</p>
      {failure && (
        <p className={classes['refusal']} role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
