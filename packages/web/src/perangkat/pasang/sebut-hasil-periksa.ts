import type { Perangkat } from '@hadir/contract/perangkat/daftar/perangkat.contract.ts';
import { LABEL_STATUS_TEMPAT } from '@hadir/contract/kit/label-status-tempat.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { judgeSelisih } from '@hadir/rules/perangkat/judge-selisih.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { sebutJamMesin } from '../sebut-jam-mesin.ts';

/** Its contact is written down every half minute: one that was heard of within this speaks now. */
const BARU_MS = 2 * 60_000;

export type HasilPeriksa = {
  nada: 'green' | 'orange' | 'grey';
  keadaan: string;
  /** What is known, and what to do about it. */
  kalimat: string[];
  /** Which of the symptoms (gejala.ts) leads on, where one does. */
  gejala?: 'sunyi' | 'ditolak' | 'tanpa_baris' | 'jam';
};

/** How far a machine has come, as its installer asks it; undefined where its number is not registered here. */
export function sebutHasilPeriksa(mesin: Perangkat | undefined, now: number): HasilPeriksa {
  if (!mesin)
    return {
      nada: 'grey',
      keadaan: 'Belum terdaftar',
      kalimat: [
        'Nomor seri ini belum terdaftar di instansi ini. Mesin yang tidak dikenal tidak disimpan; daftarkan dahulu.',
      ],
    };
  const { status, terakhir_terlihat, alamat_terakhir, alamat_sumber, ditolak, hit, selisih_detik } = mesin;
  const sunyi = terakhir_terlihat === null ? null : now - Date.parse(terakhir_terlihat);
  const isBicara = sunyi !== null && sunyi <= BARU_MS;
  if (status === STATUS_RECORD.menunggu)
    return isBicara
      ? { nada: 'orange', keadaan: 'Menunggu diaktifkan', kalimat: ['Mesinnya sudah melapor. Aktifkan di halamannya.'] }
      : {
          nada: 'grey',
          keadaan: 'Menunggu',
          kalimat: ['Nomornya diumumkan; mesinnya belum melapor.'],
          gejala: 'sunyi',
        };
  if (status !== STATUS_RECORD.aktif)
    return {
      nada: 'orange',
      keadaan: LABEL_STATUS_TEMPAT[status],
      kalimat: [`Yang dikirimnya ditolak (${formatAngka(ditolak)} kali). Aktifkan di halamannya.`],
    };
  if (!isBicara && ditolak > 0 && alamat_sumber.length > 0)
    return {
      nada: 'orange',
      keadaan: 'Ditolak',
      kalimat: [
        `Mesin dengan nomor ini bicara dari alamat yang tidak termasuk "Hanya dari alamat" (${formatAngka(ditolak)} kali ditolak).`,
      ],
      gejala: 'ditolak',
    };
  if (sunyi === null)
    return {
      nada: 'grey',
      keadaan: 'Belum terdengar',
      kalimat: ['Terdaftar, dan belum pernah melapor ke server ini.'],
      gejala: 'sunyi',
    };
  if (!isBicara)
    return { nada: 'orange', keadaan: 'Terputus', kalimat: ['Pernah tersambung, dan sekarang diam.'], gejala: 'sunyi' };
  const dari = alamat_terakhir ? ` dari ${alamat_terakhir}` : '';
  if (selisih_detik !== null && judgeSelisih(selisih_detik) !== 'tepat')
    return {
      nada: 'orange',
      keadaan: 'Tersambung, jamnya salah',
      kalimat: [`Terdengar${dari}. Jamnya: ${sebutJamMesin(selisih_detik).toLowerCase()}.`],
      gejala: 'jam',
    };
  if (hit === 0)
    return {
      nada: 'green',
      keadaan: 'Tersambung',
      kalimat: [`Terdengar${dari}. Belum ada baris: tempelkan jari atau wajah yang terdaftar di mesin, sekali.`],
      gejala: 'tanpa_baris',
    };
  return {
    nada: 'green',
    keadaan: 'Berhasil',
    kalimat: [`Terdengar${dari}, dan ${formatAngka(hit)} baris sudah tercatat.`],
  };
}
