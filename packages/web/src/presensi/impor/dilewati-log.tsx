import type { DilewatiImpor } from '@hadir/contract/presensi/impor/impor-presensi.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { hasAccess } from '../../base/session/has-access.ts';
import { useSession } from '../../base/session/use-session.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { FindingsTable } from './findings-table.tsx';

type Props = { organisasi_id: number; dilewati: DilewatiImpor; isTercatat: boolean };

/** What of a log does not become attendance by itself, each with the way to it: before it is recorded, and after. */
export function DilewatiLog({ organisasi_id, dilewati, isTercatat }: Props) {
  const { ditahan, di_depan, dihapus, pin_asing, jumlah_pin_asing, baris_rusak, jumlah_baris_rusak } = dilewati;
  const session = useSession();
  const mayFill = session ? hasAccess(session.izin, 'user.index') : false;
  return (
    <>
      {ditahan > 0 && (
        <p>{formatAngka(ditahan)} baris milik Anda sendiri ditahan untuk diputuskan operator lain atau admin induk.</p>
      )}
      {ditahan > 0 && isTercatat && (
        <LinkButton
          variant="default"
          size="compact-sm"
          href={hrefTo('persetujuan', { organisasi_id }, { bagian: 'ditinjau' })}
        >
          Lihat yang ditahan
        </LinkButton>
      )}
      {di_depan > 0 && (
        <p>
          {formatAngka(di_depan)} baris bertanggal sesudah sekarang dan tidak dicatat: jam mesinnya mendahului. Setel
          jam mesinnya.
        </p>
      )}
      {dihapus > 0 && (
        <p>
          {formatAngka(dihapus)} baris tidak dicatat: rincian harinya sudah dihapus menurut masa simpan yang ditetapkan
          induk.
        </p>
      )}
      {jumlah_pin_asing > 0 && (
        <FindingsTable
          title={`${formatAngka(jumlah_pin_asing)} PIN tidak dikenal`}
          hint="Barisnya dilewati. Isi PIN pada data anggota, lalu impor lagi: yang sudah tercatat tidak akan berganda."
          columns={['PIN', 'Baris']}
          rows={pin_asing.map(({ pin, jumlah }) => [pin, formatAngka(jumlah)])}
        />
      )}
      {jumlah_pin_asing > 0 && mayFill && (
        <LinkButton variant="default" size="compact-sm" href={hrefTo('user', { organisasi_id }, { is_biometrik: 0 })}>
          Isi PIN anggota
        </LinkButton>
      )}
      {jumlah_baris_rusak > 0 && (
        <FindingsTable
          title={`${formatAngka(jumlah_baris_rusak)} baris rusak`}
          hint="Barisnya dilewati, yang lain tetap diimpor."
          columns={['Baris ke', 'Alasan']}
          rows={baris_rusak.map(({ baris, alasan }) => [formatAngka(baris), alasan])}
        />
      )}
    </>
  );
}
