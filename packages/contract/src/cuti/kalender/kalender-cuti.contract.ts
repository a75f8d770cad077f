import * as z from 'zod/mini';
import { endpoint } from '../../kit/endpoint.ts';
import { Id, Instant, pageOf, PageInput, Tanggal } from '../../kit/fields.ts';
import { AnggotaKalender, HariKalender, LiburKalender } from './kalender-cuti.ts';

/** Whose leave a calendar holds: one's own, one's group's, or, for who reads all leave, everybody's. */
export const ISI_KALENDER = ['saya', 'grup', 'instansi'] as const;
const Isi = z.enum(ISI_KALENDER);

const Langganan = z.object({ cuti_kalender_id: Id, isi: Isi, dibuat_pada: Instant });

const { page, count, q } = PageInput.shape;
/** Whose: one member's, a group's, or everybody's whom the caller may see. */
const Saring = {
  organisasi_id: Id,
  /** At most a year. */
  tgl_awal: Tanggal,
  tgl_akhir: Tanggal,
  user_id: z.optional(Id),
  group_id: z.optional(Id),
};

const sendiri = { scope: 'organisasi', who: 'own', access: null, locked: 'premium', feature: 'cuti' } as const;

export const kalenderCuti = {
  /**
   * Members with their leave between two dates, waiting or approved. A member sees himself and his group, without what
   * kind of leave theirs is; who approves sees whom he decides about, and who reads all leave everybody.
   */
  listKalenderAnggota: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/kalender',
    summary: 'Melihat kalender cuti',
    input: z.object({
      ...Saring,
      page,
      count,
      q,
      /** Only those who are away in between. */
      hanya_cuti: z._default(z.boolean(), false),
    }),
    output: z.object({
      libur: z.array(LiburKalender),
      hari: z.array(HariKalender),
      anggota: pageOf(AnggotaKalender),
    }),
  }),
  /** How many of them are away on each date; dates on which nobody is are left out. */
  listKalenderHari: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/kalender-hari',
    summary: 'Melihat jumlah yang cuti setiap hari',
    input: z.object(Saring),
    output: z.object({ libur: z.array(LiburKalender), hari: z.array(HariKalender) }),
  }),
  listAlamatKalender: endpoint({
    ...sendiri,
    method: 'GET',
    path: '/orgs/{organisasi_id}/cuti/kalender-langganan',
    summary: 'Melihat alamat kalender cuti sendiri',
    input: z.object({ organisasi_id: Id }),
    output: z.array(Langganan),
  }),
  /** The address is answered once: only its hash is kept. */
  addAlamatKalender: endpoint({
    ...sendiri,
    method: 'POST',
    path: '/orgs/{organisasi_id}/cuti/kalender-langganan',
    summary: 'Membuat alamat kalender cuti',
    input: z.object({ organisasi_id: Id, isi: Isi }),
    output: z.extend(Langganan, { alamat: z.string() }),
    created: true,
  }),
  revokeAlamatKalender: endpoint({
    ...sendiri,
    method: 'DELETE',
    path: '/orgs/{organisasi_id}/cuti/kalender-langganan/{cuti_kalender_id}',
    summary: 'Mencabut alamat kalender cuti',
    message: 'Alamat kalender dicabut',
    input: z.object({ organisasi_id: Id, cuti_kalender_id: Id }),
    output: z.array(Langganan),
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_KALENDER_CUTI = { cuti_kalender: 'Langganan kalender cuti' };
