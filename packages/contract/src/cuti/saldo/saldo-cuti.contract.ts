import { SETAHUN_HARI } from '@hadir/rules/waktu/rentang.ts';
import * as z from 'zod/mini';
import { formatLembar, imporLembar } from '../../kit/impor/impor-lembar.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, kelipatan, kosongkan, SortedPageInput, pageOf, Tanggal, teksPanjangWajib } from '../../kit/fields.ts';
import { bukuCuti } from '../buku/buku-cuti.calls.ts';
import { TahunCuti } from '../dasar/tahun-cuti.ts';
import { BarisSaldo, BukaTahun, Saldo } from './saldo-cuti.ts';

const Hari = kelipatan(0.5, SETAHUN_HARI);

const diDalam = { scope: 'organisasi', access: 'cuti-saldo.index', locked: 'premium', feature: 'cuti' } as const;

export const saldoCuti = {
  listSaldoCuti: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti-saldo',
    summary: 'Melihat saldo cuti',
    who: 'reader',
    input: z.object({
      organisasi_id: Id,
      ...SortedPageInput.shape,
      cuti_kategori_id: z.optional(Id),
      user_id: z.optional(Id),
      group_id: z.optional(Id),
      /** False: of those who left, whose balances stay readable. */
      is_aktif: z._default(z.boolean(), true),
      /** On which date, today unless said; a later one is a forecast. */
      tanggal: z.optional(Tanggal),
    }),
    output: pageOf(Saldo),
  }),
  /** The member's own balances; of a later date a forecast. */
  listSaldoSendiri: endpoint({
    ...diDalam,
    access: null,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/saldo',
    summary: 'Melihat saldo cuti sendiri',
    who: 'own',
    input: z.object({ organisasi_id: Id, tanggal: z.optional(Tanggal) }),
    output: z.array(Saldo),
  }),
  /**
   * The lines of the ledger behind a balance: a member's own, or for who holds the name anybody's. For a date to come
   * with the lines that the years until then will write if nothing more is used.
   */
  listBukuBesarSaldo: endpoint({
    ...diDalam,
    access: null,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti-saldo/baris',
    summary: 'Melihat buku besar saldo cuti',
    who: 'own',
    input: z.object({
      organisasi_id: Id,
      user_id: z.optional(Id),
      cuti_kategori_id: Id,
      tanggal: z.optional(Tanggal),
    }),
    output: z.array(BarisSaldo),
  }),
  addSaldoCuti: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/cuti-saldo',
    summary: 'Menambah saldo cuti',
    who: 'operator',
    input: z.object({
      organisasi_id: Id,
      user_id: Id,
      cuti_kategori_id: Id,
      /** Whose year's right it is. */
      tahun: TahunCuti,
      jumlah: Hari.check(z.positive()),
      /** The last date on which it may be used; left out: the end of that year, or of this one where that is past. */
      kedaluwarsa: kosongkan(Tanggal),
      keterangan: teksPanjangWajib(300),
    }),
    output: Saldo,
    created: true,
  }),
  /** Corrects a balance to what it should be; what it writes is the difference. */
  correctSaldoCuti: endpoint({
    ...diDalam,
    method: 'PUT',
    path: '/orgs/{organisasi_id}/cuti-saldo/update',
    summary: 'Mengoreksi saldo cuti',
    who: 'operator',
    input: z.object({
      organisasi_id: Id,
      user_id: Id,
      cuti_kategori_id: Id,
      sisa: Hari,
      keterangan: teksPanjangWajib(300),
    }),
    output: Saldo,
  }),
  importSaldoCuti: imporLembar(
    {
      ...diDalam,
      path: '/orgs/{organisasi_id}/cuti-saldo/upload',
      summary: 'Mengimpor saldo cuti',
      who: 'operator',
    },
    { organisasi_id: Id },
  ),
  getFormatSaldo: formatLembar(
    {
      ...diDalam,
      path: '/orgs/{organisasi_id}/cuti-saldo/template',
      summary: 'Mengunduh format saldo cuti',
      who: 'reader',
    },
    { organisasi_id: Id },
  ),
  /** Grants the year's rights and carries over; with `preview` it only shows. Again, it writes nothing more. */
  openTahunSaldoCuti: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/cuti-saldo/buka-tahun',
    summary: 'Membuka tahun saldo cuti',
    who: 'operator',
    input: z.object({ organisasi_id: Id, tahun: TahunCuti, preview: z._default(z.boolean(), false) }),
    output: z.object({ tahun: z.int(), baris: z.array(BukaTahun) }),
  }),
  ...bukuCuti,
};
