import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { STATUS_KEANGGOTAAN } from '@hadir/rules/kode/status-keanggotaan.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { LinkButton } from '../../base/links/link-button.tsx';
import { useManages } from '../../base/session/hak/use-manages.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import classes from './anggota.module.css';
import { sebutPinjaman } from '@hadir/contract/mutasi/sebut-pinjaman.ts';
import { sebutMutasiBerjalan } from '@hadir/contract/mutasi/sebut-mutasi-berjalan.ts';

type Props = { organisasi_id: number; anggota: Anggota };

/** How a member stands to transfers, before one looks for what it closes: where he is now, and what brings him back. */
export function MutasiAnggotaNotice({ organisasi_id, anggota }: Props) {
  const isAdmin = useManages('operator');
  const pesan = sebut(anggota);
  if (pesan === undefined) return null;
  const { pindah, mutasi_berjalan } = anggota;
  const mutasi = pindah?.mutasi_id ?? mutasi_berjalan?.mutasi_id;
  // Another tenant's step is not his to take.
  const isDapatDibuat = isAdmin && pindah !== undefined && !pindah.is_akun_berakhir;
  return (
    <div className={classes['mutasi']}>
      <FormNotice pesan={pesan} />
      <div className={classes['tautan']}>
        {mutasi !== undefined && (
          <LinkButton size="xs" variant="default" href={hrefTo('mutasi', { organisasi_id }, { mutasi })}>
            Lihat mutasinya
          </LinkButton>
        )}
        {isDapatDibuat && (
          <LinkButton size="xs" variant="default" href={hrefTo('mutasi.tenant', {}, { buka: 'tambah' })}>
            Buat mutasi
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function sebut({ status, pindah, pinjaman, dipinjamkan, mutasi_berjalan }: Anggota): string | undefined {
  const isAktif = status !== STATUS_KEANGGOTAAN.tidak_aktif;
  const kalimat = [
    pindah &&
      !isAktif &&
      `Ia pindah ke ${pindah.tujuan} sejak ${formatTanggal(pindah.sejak)}. Untuk mengembalikannya, ${pindah.tujuan} membuat mutasi ke instansi ini.`,
    pinjaman?.is_selesai &&
      !isAktif &&
      `Perbantuannya dari ${pinjaman.asal} berakhir ${formatTanggal(pinjaman.sampai)}. Untuk meminjamnya lagi, ${pinjaman.asal} membuat mutasi ke instansi ini.`,
    pinjaman &&
      !pinjaman.is_selesai &&
      `Ia diperbantukan oleh ${pinjaman.asal} sampai ${formatTanggal(pinjaman.sampai)}.`,
    dipinjamkan &&
      `Ia sedang diperbantukan ke ${sebutPinjaman(dipinjamkan)}${isAktif ? ', dan tetap anggota instansi ini' : ''}. Yang mengakhirinya lebih awal instansi itu, dengan Berhenti di Mutasi.`,
    mutasi_berjalan && `Mutasinya sedang berjalan: ${sebutMutasiBerjalan(mutasi_berjalan)}.`,
  ].filter((one) => typeof one === 'string');
  return kalimat.length > 0 ? kalimat.join(' ') : undefined;
}
