import type { Ditempatkan } from '@hadir/contract/anggota/penempatan/penempatan.contract.ts';
import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import type { ConfirmQuestion } from '../../ui/layer/confirm-context.ts';
import { BagiList } from './bagi-list.tsx';
import { GugurList } from './gugur-list.tsx';
import { PerInstansiList } from './per-instansi-list.tsx';
import { DampakList } from './dampak-list.tsx';
import { formatAngka } from '../../kit/format/format.ts';
import { SaldoBergerakLists } from './saldo-bergerak-lists.tsx';
import { sebutSaldoBergerak } from './sebut-saldo-bergerak.ts';
import { isMengubahHari } from './is-mengubah-hari.ts';

/**
 * What is asked before a change is kept that makes days something else, lets leave count its days again or moves balances, or where
 * `sebutBagi` says so before one that concerns people at all; null where there is nothing to ask.
 */
export function questionOfDampak(
  dampak: Dampak,
  sebutBagi = false,
  gugur: Ditempatkan['gugur'] = [],
): ConfirmQuestion | null {
  const { hari, anggota, berubah } = dampak;
  const cuti = dampak.cuti !== null && dampak.cuti.ajuan > 0 ? dampak.cuti : null;
  const sebutCuti = cuti
    ? ` ${formatAngka(cuti.ajuan)} ajuan cuti dari ${formatAngka(cuti.anggota)} anggota diperiksa lagi jumlah harinya; yang berubah diberi tahu.`
    : '';
  const sebutSaldo = sebutSaldoBergerak(dampak.saldo);
  const bagi = sebutBagi && dampak.bagi !== null && dampak.bagi.anggota > 0 ? dampak.bagi : null;
  // Names of many schools say nothing without theirs.
  const bagiBernama = (dampak.per_instansi?.length ?? 0) > 1 ? null : bagi;
  const sebutan = bagi && `Berlaku bagi ${formatAngka(bagi.anggota)} anggota`;
  const sebutGugur = gugur.length > 0 ? ` ${formatAngka(gugur.length)} perpindahan yang sudah direncanakan gugur.` : '';
  if (!isMengubahHari(dampak)) {
    if (!bagi && !cuti && !sebutSaldo && !sebutGugur) return null;
    return {
      title: sebutan ?? (sebutGugur ? 'Perpindahan yang direncanakan gugur' : 'Perubahan ini mengenai cuti'),
      message: `Kehadiran yang sudah dinilai tidak berubah.${sebutSaldo}${sebutCuti}${sebutGugur}`,
      details: (
        <>
          <GugurList gugur={gugur} />
          <SaldoBergerakLists saldo={dampak.saldo} />
          {cuti && <BagiList bagi={cuti} label="Cutinya diperiksa lagi" />}
          {bagiBernama && <BagiList bagi={bagiBernama} label="Berlaku bagi" />}
        </>
      ),
      confirmLabel: 'Simpan',
      cancelLabel: 'Kembali',
    };
  }
  const dinilai = `${formatAngka(hari)} hari dari ${formatAngka(anggota)} anggota dinilai ulang`;
  // More days are looked at than are named: what lies around them may reach into them.
  const sekitar =
    hari > (berubah ?? hari) ? ' Hari di sekitarnya ikut dinilai, sebab presensinya dapat menyeberang tanggal.' : '';
  const hasil = berubah === null ? 'terlalu banyak untuk dibandingkan dahulu' : `${formatAngka(berubah)} hari berubah`;
  return {
    title: 'Perubahan ini mengubah kehadiran yang sudah dinilai',
    message: `${sebutan ? `${sebutan}. ` : ''}${dinilai}; ${hasil}.${sekitar} Rekap dan laporan ikut berubah.${sebutSaldo}${sebutCuti}${sebutGugur}`,
    details: (
      <>
        <GugurList gugur={gugur} />
        <PerInstansiList dampak={dampak} />
        <DampakList dampak={dampak} />
        <SaldoBergerakLists saldo={dampak.saldo} />
        {cuti && <BagiList bagi={cuti} label="Cutinya diperiksa lagi" />}
        {bagiBernama && <BagiList bagi={bagiBernama} label="Berlaku bagi" />}
      </>
    ),
    confirmLabel: 'Simpan sebagai koreksi',
    cancelLabel: 'Kembali',
    danger: true,
  };
}
