import { JENIS_PENGINGAT, listCara, type PilihanPemberitahuan } from '@hadir/rules/auth/pemberitahuan.ts';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { useSession } from '../base/session/use-session.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { ChoiceField } from '../ui/form/choice-field.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import { Card } from '../ui/show/card.tsx';
import { PageHeader } from '../ui/show/page-header.tsx';
import { LABEL_CARA_PEMBERITAHUAN, KATA_JENIS_PEMBERITAHUAN, WAJIB } from './kata-pemberitahuan.ts';
import { PushCard } from './push-card.tsx';
import classes from './pemberitahuan.module.css';

/** How one hears of each kind; each choice is kept as it is made. */
export function PemberitahuanScreen({ organisasi_id }: { organisasi_id: number }) {
  const email = useSession()?.me.email;
  const pilihan = useQuery(api.pemberitahuan.listPilihanPemberitahuan.query({}));
  return (
    <div className={classes['page']}>
      <PageHeader
        title="Pemberitahuan"
        subtitle="Semuanya tampil di lonceng. Di sini Anda memilih apa yang juga dikirim ke email dan ditampilkan peramban."
        crumbs={[{ label: 'Profil', href: hrefTo('profil', { organisasi_id }) }, { label: 'Pemberitahuan' }]}
      />
      {email === null && (
        <p className={classes['note']} role="status">
          Akun Anda belum punya alamat email, jadi belum ada yang dapat dikirim. Isi emailnya di Profil.
        </p>
      )}
      <PushCard />
      <PilihanCard
        title="Pengingat presensi"
        subtitle="Hanya pada hari kerja Anda: tidak pada hari libur dan cuti, masing-masing sekali."
        pilihan={pilihan}
        isShown={isPengingat}
      />
      <PilihanCard
        title="Yang dapat dipilih"
        subtitle="Satu email sehari dikirim pukul 06:00 waktu instansi Anda, bila ada isinya."
        pilihan={pilihan}
        isShown={(one) => !isPengingat(one)}
      />
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

const isPengingat = ({ jenis }: PilihanPemberitahuan) => JENIS_PENGINGAT.some((one) => one === jenis);

type PilihanCardProps = {
  title: string;
  subtitle: string;
  pilihan: UseQueryResult<PilihanPemberitahuan[]>;
  isShown: (pilihan: PilihanPemberitahuan) => boolean;
};

function PilihanCard({ title, subtitle, pilihan, isShown }: PilihanCardProps) {
  return (
    <Card title={title} subtitle={subtitle}>
      {pilihan.data ? (
        <ul className={classes['list']}>
          {pilihan.data.filter(isShown).map((one) => (
            <PilihanRow key={one.jenis} pilihan={one} />
          ))}
        </ul>
      ) : pilihan.error ? (
        <ErrorState error={pilihan.error} onRetry={() => void pilihan.refetch()} />
      ) : (
        <Skeleton lines={3} height={44} />
      )}
    </Card>
  );
}

function PilihanRow({ pilihan: { jenis, cara, is_push } }: { pilihan: PilihanPemberitahuan }) {
  const save = useMutation(api.pemberitahuan.savePilihanPemberitahuan.mutation());
  const { nama, tentang } = KATA_JENIS_PEMBERITAHUAN[jenis];
  // What was chosen stands while it is being kept, and falls back where that fails.
  const terpilih = (save.isPending && save.variables.pilihan[0]) || { cara, is_push };
  return (
    <li className={classes['row']}>
      <span className={classes['words']}>
        <strong>{nama}</strong>
        <small>{tentang}</small>
      </span>
      <span className={classes['choices']} role="group" aria-label={nama}>
        <ChoiceField
          aria-label={nama}
          choices={listCara(jenis).map((value) => ({ value, label: LABEL_CARA_PEMBERITAHUAN[value] }))}
          disabled={save.isPending}
          value={terpilih.cara}
          onChange={(next) => save.mutate({ pilihan: [{ jenis, cara: next, is_push }] })}
        />
        <SwitchField
          label="Di peramban"
          disabled={save.isPending || terpilih.cara === 'tidak'}
          checked={terpilih.cara !== 'tidak' && (terpilih.is_push ?? is_push)}
          onChange={(next) => save.mutate({ pilihan: [{ jenis, cara, is_push: next }] })}
        />
      </span>
    </li>
  );
}
