import type { PendaftaranWajah, WajahAnggota } from '@hadir/contract/wajah/pendaftaran/pendaftaran-wajah.ts';
import { WAJAH_MENUNGGU_HARI, type SebabBerakhir } from '@hadir/rules/wajah/pendaftaran-wajah.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { FormNotice } from '../../ui/feedback/form-notice.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import { StatusChip } from '../../ui/show/status-chip.tsx';
import classes from '../wajah.module.css';

const BERAKHIR: Record<SebabBerakhir, string> = {
  dicabut: 'persetujuannya ditarik',
  dihapus: 'dihapus operator',
  diganti: 'diganti pendaftaran baru',
  keluar: 'keluar dari instansi',
  dimatikan: 'pencocokan wajah dimatikan',
  kedaluwarsa: `tidak dikonfirmasi dalam ${WAJAH_MENUNGGU_HARI} hari`,
};

/** Where an enrolment stands, for its person and for his operator. */
export function KeadaanWajah({ wajah }: { wajah: WajahAnggota }) {
  const { berlaku, menunggu, terakhir } = wajah;
  return (
    <div className={classes['stack']}>
      {terakhir?.status === 'ditolak' && <FormNotice failure={`Foto terakhir ditolak: ${terakhir.alasan ?? ''}`} />}
      <p>
        {berlaku && <StatusChip tone="green" label="Terdaftar" />}{' '}
        {menunggu && <StatusChip tone="blue" label="Menunggu dikonfirmasi" />}
        {!berlaku && !menunggu && <StatusChip tone="grey" label="Belum terdaftar" />}
      </p>
      {berlaku && <Facts facts={factsOf(berlaku)} />}
      {menunggu && <Facts facts={factsOf(menunggu)} />}
      {terakhir?.sebab_berakhir && terakhir.berakhir_pada && (
        <p className={classes['support']}>
          Pendaftaran sebelumnya berakhir <Saat pada={terakhir.berakhir_pada} />: {BERAKHIR[terakhir.sebab_berakhir]}.
          Foto dan ciri wajahnya sudah dihapus.
        </p>
      )}
    </div>
  );
}

const factsOf = ({ is_di_meja, dibuat_pada, persetujuan_pada, diputuskan_oleh, diputuskan_pada }: PendaftaranWajah) => [
  { label: is_di_meja ? 'Didaftarkan di meja operator' : 'Didaftarkan sendiri', value: <Saat pada={dibuat_pada} /> },
  // His own consent, not the decision about his photos.
  { label: 'Persetujuan pemakaian wajah diberikan', value: <Saat pada={persetujuan_pada} /> },
  ...(diputuskan_pada
    ? [{ label: `Dikonfirmasi ${diputuskan_oleh ?? 'admin'}`, value: <Saat pada={diputuskan_pada} /> }]
    : []),
];
