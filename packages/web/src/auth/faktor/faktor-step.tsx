import type { FaktorDiminta } from '@hadir/contract/auth/faktor/faktor-diminta.ts';
import type { Me } from '@hadir/contract/auth/sesi/me.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { AuthPage } from '../dasar/auth-page.tsx';
import classes from '../dasar/auth-form.module.css';
import { KodeForm } from './kode-form.tsx';
import { PasskeyForm } from './passkey-form.tsx';

type Props = { diminta: FaktorDiminta; onEnter: (me: Me) => void; onBack: () => void; onHeld: () => void };
type Cara = FaktorDiminta['cara'][number];

const LAIN: Record<Cara, string> = {
  passkey: 'Pakai passkey',
  totp: 'Pakai aplikasi autentikator',
  pemulihan: 'Pakai kode pemulihan',
};

/** The second step of signing in: one of the ways that the account has. */
export function FaktorStep({ diminta, onEnter, onBack, onHeld }: Props) {
  const [cara, setCara] = useState<Cara>(diminta.cara[0] ?? 'pemulihan');
  const { token, opsi } = diminta;
  return (
    <AuthPage title="Langkah kedua" subtitle="Akun ini dijaga faktor kedua, supaya kata sandi saja tidak cukup.">
      {cara === 'passkey' && opsi ? (
        <PasskeyForm token={token} opsi={opsi} onEnter={onEnter} />
      ) : (
        <KodeForm
          key={cara}
          token={token}
          cara={cara === 'totp' ? 'totp' : 'pemulihan'}
          onEnter={onEnter}
          onHeld={onHeld}
        />
      )}
      <div className={classes['form']}>
        {diminta.cara
          .filter((other) => other !== cara)
          .map((other) => (
            <Button key={other} variant="default" onClick={() => setCara(other)}>
              {LAIN[other]}
            </Button>
          ))}
        <Button variant="subtle" onClick={onBack}>
          Kembali ke halaman masuk
        </Button>
        <p>
          Ponsel dan kode pemulihan hilang? Minta operator instansi Anda mengatur ulang faktor kedua Anda. Operator
          memintanya kepada admin induk, dan admin induk kepada Super Admin.
        </p>
      </div>
    </AuthPage>
  );
}
