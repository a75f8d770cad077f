import { CARA_PEMBERITAHUAN, type PilihanPemberitahuan } from '@hadir/rules/auth/pemberitahuan.ts';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { useSession } from '../base/session/use-session.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { Card } from '../ui/show/card.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { CARA_WORDS, JENIS_WORDS, WAJIB } from './pemberitahuan-words.ts';
import classes from './pemberitahuan.module.css';

const CHOICES = CARA_PEMBERITAHUAN.map((value) => ({ value, label: CARA_WORDS[value] }));

/** What reaches one by mail, kind by kind; each choice is kept as it is made. */
export function PemberitahuanScreen({ organisasi_id }: { organisasi_id: number }) {
  const email = useSession()?.me.email;
  const pilihan = useQuery(api.pemberitahuan.listPilihanPemberitahuan.query({}));
  return (
    <div className={classes['page']}>
      <PageHeader
        title="Pemberitahuan"
        subtitle="Apa yang dikirim ke email Anda, dan kapan. Semuanya tetap tampil di Hadir."
        crumbs={[{ label: 'Profil', href: hrefTo('profil', { organisasi_id }) }, { label: 'Pemberitahuan' }]}
      />
      {email === null && (
        <p className={classes['note']} role="status">
          Akun Anda belum punya alamat email, jadi belum ada yang dapat dikirim. Isi emailnya di Profil.
        </p>
      )}
      <Card
        title="Yang dapat dipilih"
        subtitle="Satu email sehari dikirim pukul 06:00 waktu instansi Anda, bila ada isinya."
      >
        {pilihan.data ? (
          <ul className={classes['list']}>
            {pilihan.data.map((one) => (
              <PilihanRow key={one.jenis} pilihan={one} />
            ))}
          </ul>
        ) : pilihan.error ? (
          <ErrorState error={pilihan.error} onRetry={() => void pilihan.refetch()} />
        ) : (
          <Skeleton lines={6} height={44} />
        )}
      </Card>
      <Card title="Selalu disampaikan">
        <ul className={classes['list']}>
          {WAJIB.map(({ nama, sebab }) => (
            <li key={nama} className={classes['row']}>
              <span className={classes['words']}>
                <strong>{nama}</strong>
                <small>{sebab}</small>
              </span>
              <span className={classes['locked']}>
                <IconLock size={16} aria-hidden="true" />
                Tidak dapat dimatikan
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function PilihanRow({ pilihan: { jenis, cara } }: { pilihan: PilihanPemberitahuan }) {
  const save = useMutation(api.pemberitahuan.savePilihanPemberitahuan.mutation());
  const { nama, tentang } = JENIS_WORDS[jenis];
  return (
    <li className={classes['row']}>
      <span className={classes['words']}>
        <strong>{nama}</strong>
        <small>{tentang}</small>
      </span>
      <ChoiceField
        aria-label={nama}
        choices={CHOICES}
        disabled={save.isPending}
        // What was chosen stands while it is being kept, and falls back where that fails.
        value={save.isPending ? (save.variables.pilihan[0]?.cara ?? cara) : cara}
        onChange={(next) => save.mutate({ pilihan: [{ jenis, cara: next }] })}
      />
    </li>
  );
}
