import * as z from 'zod/mini';
import { formatLembar, imporLembar } from '../../kit/impor/impor-lembar.ts';
import { LAPISAN_JADWAL } from '@hadir/rules/jadwal/berlaku/lapisan-jadwal.ts';
import { KONFLIK_SHIFT } from '@hadir/rules/jadwal/shift/konflik-shift.ts';
import { Dampak, UbahLalu } from '../../kehadiran/turunan/dampak.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { Bulan, Id, pageOf, PageInput, Tanggal } from '../../kit/fields.ts';
import { rentang } from '../../kit/rentang.ts';
import { JamHari, SebabLibur } from '../berlaku/jadwal-berlaku.contract.ts';

/** One member on one date: what the roster says, and what comes of it with all layers. */
export const SelShift = z.object({
  tanggal: Tanggal,
  jadwal_shift_id: z.nullable(Id),
  /** What the roster itself says; null also where it says nothing. */
  roster_jadwal_id: z.nullable(Id),
  lapisan: z.nullable(z.enum(LAPISAN_JADWAL)),
  jadwal_id: z.nullable(Id),
  nama: z.nullable(z.string()),
  jam: z.nullable(JamHari),
  sebab_libur: z.nullable(SebabLibur),
  /** Minutes since the last working day's end, where that was within the two dates before. */
  istirahat_menit: z.nullable(z.int()),
  konflik: z.array(z.enum(KONFLIK_SHIFT)),
  /** Approved leave takes the whole date; what kind it is is not told. */
  is_cuti: z.boolean(),
});
export type SelShift = z.output<typeof SelShift>;

/** A day of a member's month as his colleagues read it. */
const HariRoster = z.extend(
  z.pick(SelShift, { tanggal: true, jadwal_id: true, nama: true, jam: true, sebab_libur: true }),
  {
    /** Said by the roster itself, so that it can be swapped. */
    is_roster: z.boolean(),
  },
);
export type HariRoster = z.output<typeof HariRoster>;

const LiburRoster = z.object({ tanggal: Tanggal, nama: z.string() });
export type LiburRoster = z.output<typeof LiburRoster>;

export const SEL_PALING_BANYAK = 5000;
const Sel = z.object({
  user_id: Id,
  tanggal: Tanggal,
  /** null: a day off. */
  jadwal_id: z.nullable(Id),
  /** Takes the date off the roster: the lower layers answer again. */
  hapus: z._default(z.boolean(), false),
  /** Written only where the roster still says this, so that what another wrote meanwhile stays; null: a day off. */
  bila: z.optional(z.nullable(Id)),
});
/** A swap that other shifts in the roster meet: one that waits is called off, an approved one swaps the new shifts. */
const TukarTerkena = z.object({
  tukar_shift_id: Id,
  nama_a: z.string(),
  tanggal_a: Tanggal,
  nama_b: z.string(),
  tanggal_b: Tanggal,
  is_batal: z.boolean(),
});
export type TukarTerkena = z.output<typeof TukarTerkena>;

const diDalam = {
  scope: 'organisasi',
  path: '/orgs/{organisasi_id}/jadwal-shift',
  access: 'jadwal.index',
  locked: 'linked',
} as const;

export const jadwalShift = {
  listJadwalShift: endpoint({
    ...diDalam,
    method: 'GET',
    summary: 'Melihat jadwal shift sebulan',
    who: 'reader',
    input: z.object({
      organisasi_id: Id,
      ...PageInput.shape,
      bulan: Bulan,
      group_id: z.optional(Id),
      user_id: z.optional(Id),
    }),
    output: z.extend(pageOf(z.object({ user_id: Id, nama: z.string(), hari: z.array(SelShift) })), {
      /** The holidays of the month, each date by the name of the one that it falls on. */
      libur: z.array(LiburRoster),
    }),
  }),
  /** The month to print and hang up: the letters of the grid, as colleagues read them, without who is on leave. */
  printJadwalShift: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/jadwal-shift/cetak',
    summary: 'Mencetak jadwal shift sebulan',
    who: 'reader',
    input: z.object({ organisasi_id: Id, q: PageInput.shape.q, bulan: Bulan, group_id: z.optional(Id) }),
    output: z.null(),
    download: ['application/pdf'],
  }),
  /** The caller's own month, first, and that of those in his group today, where the organisation lets them read it. */
  listRosterGrup: endpoint({
    method: 'GET',
    path: '/orgs/{organisasi_id}/roster-grup',
    summary: 'Melihat jadwal sendiri dan rekan segrup sebulan',
    scope: 'organisasi',
    who: 'own',
    access: null,
    locked: 'linked',
    input: z.object({ organisasi_id: Id, ...PageInput.shape, bulan: Bulan, user_id: z.optional(Id) }),
    output: z.extend(pageOf(z.object({ user_id: Id, nama: z.string(), hari: z.array(HariRoster) })), {
      is_rekan_terlihat: z.boolean(),
    }),
  }),
  /** One of three: cells by hand, a week copied to another, or a pattern filled in. */
  saveJadwalShift: endpoint({
    ...diDalam,
    method: 'POST',
    summary: 'Menyimpan jadwal shift',
    who: 'operator',
    input: z.object({
      organisasi_id: Id,
      sel: z.optional(z.array(Sel).check(z.minLength(1), z.maxLength(SEL_PALING_BANYAK))),
      salin_minggu: z.optional(
        z.object({
          /** Any date of the two weeks, which begin on Monday. */
          dari: Tanggal,
          ke: Tanggal,
          user_id: z.optional(z.array(Id).check(z.maxLength(1000))),
        }),
      ),
      isi_pola: z.optional(
        rentang(
          z.object({
            pola_kerja_id: Id,
            tgl_awal: Tanggal,
            tgl_akhir: Tanggal,
            user_id: z.array(Id).check(z.minLength(1), z.maxLength(1000)),
            /** On which day of the cycle, counted from 1, a member stands on tgl_awal; the others follow its anchor. */
            mulai: z._default(
              z.array(z.object({ user_id: Id, hari_ke: z.int().check(z.minimum(1)) })).check(z.maxLength(1000)),
              [],
            ),
          }),
        ),
      ),
      ...UbahLalu,
    }),
    output: z.object({
      disimpan: z.int(),
      /** Of those that are saved, how many take the place of what the roster said. */
      diganti: z.int(),
      dihapus: z.int(),
      /** Cells that were left as they are, since they say something else than `bila`. */
      dilewati: z.int(),
      /** What the changed cells said before: sent as `sel` it takes the change back. None with `preview`, or where they are too many for one call. */
      sebelumnya: z.array(Sel),
      tukar: z.array(TukarTerkena),
      dampak: Dampak,
    }),
    created: true,
  }),
  /** A member a row, a date a column; what a cell leaves empty stays as it is. All rows or none. */
  importJadwalShift: imporLembar(
    {
      ...diDalam,
      path: '/orgs/{organisasi_id}/jadwal-shift/upload',
      summary: 'Mengimpor jadwal shift sebulan',
      who: 'operator',
    },
    { organisasi_id: Id, bulan: Bulan, koreksi: UbahLalu.koreksi },
  ),
  /** The month as it stands, of the members of a group where one is given. */
  getFormatJadwalShift: formatLembar(
    {
      ...diDalam,
      path: '/orgs/{organisasi_id}/jadwal-shift/template',
      summary: 'Mengunduh format jadwal shift sebulan',
      who: 'reader',
    },
    { organisasi_id: Id, bulan: Bulan, group_id: z.optional(Id) },
  ),
};
