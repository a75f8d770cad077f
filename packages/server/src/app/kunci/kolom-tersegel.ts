import { contextOfAktivasi } from '../../auth/aktivasi/issue-aktivasi.ts';
import { contextOfTotp } from '../../auth/faktor/totp/context-of-totp.ts';
import { konteksTitipan } from '../../kuesioner/dasar/open-titipan.ts';
import { konteksDraf } from '../../kuesioner/jawab/draf.ts';
import type { KolomTersegel } from '../../platform/kunci/kolom-tersegel.ts';
import { konteksKunciLama } from '../../platform/kunci/kunci-lama.queries.ts';
import { KONTEKS_SURAT } from '../../platform/mail/seal-surat.ts';
import { contextOfCiri } from '../../wajah/dasar/seal-ciri.ts';

/** Everything in the database that the server's key seals. */
export const KOLOM_TERSEGEL: readonly KolomTersegel[] = [
  {
    tabel: 'faktor_totp',
    kolom: 'rahasia',
    kunci: ['user_id'],
    milik: ['user_id'],
    konteks: ({ user_id }) => contextOfTotp(user_id),
  },
  {
    tabel: 'tautan',
    kolom: 'tersegel',
    kunci: ['token_hash'],
    milik: ['user_id'],
    konteks: ({ user_id }) => contextOfAktivasi(user_id),
  },
  { tabel: 'surat_keluar', kolom: 'tersegel', kunci: ['surat_id'], milik: [], konteks: () => KONTEKS_SURAT },
  {
    tabel: 'kuesioner_draf',
    kolom: 'isi',
    kunci: ['organisasi_id', 'kuesioner_id', 'user_id'],
    milik: ['kuesioner_id', 'user_id'],
    konteks: ({ kuesioner_id, user_id }) => konteksDraf(kuesioner_id, user_id),
  },
  {
    tabel: 'kuesioner_titipan',
    kolom: 'isi',
    kunci: ['titipan_id'],
    milik: ['kuesioner_id'],
    konteks: ({ kuesioner_id }) => konteksTitipan(kuesioner_id),
  },
  {
    tabel: 'wajah_potret',
    kolom: 'ciri',
    kunci: ['wajah_id', 'urutan'],
    milik: ['user_id'],
    lewat: { tabel: 'wajah', kolom: 'wajah_id' },
    konteks: ({ user_id }) => contextOfCiri(user_id),
  },
  {
    tabel: 'kunci_lama',
    kolom: 'isi',
    kunci: ['sidik'],
    milik: ['sidik'],
    konteks: ({ sidik }) => konteksKunciLama(sidik),
  },
];
