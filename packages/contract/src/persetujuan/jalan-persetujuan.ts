import * as z from 'zod/mini';
import { Id, Instant } from '../kit/fields.ts';
import { JenjangPersetujuan } from './jenjang-persetujuan.ts';
import { Penyetuju } from './penyetuju.ts';

const SebabPenyetuju = z.enum(['jenjang', 'pengganti', 'eskalasi', 'operator']);

/** One level's decision on a request. */
export const PutusanJenjang = z.object({
  urutan: z.int(),
  /** For how many levels it stands. */
  jumlah_jenjang: z.int(),
  is_setuju: z.boolean(),
  sebab: SebabPenyetuju,
  keterangan: z.nullable(z.string()),
  user_id: z.nullable(Id),
  nama: z.string(),
  pada: Instant,
});
export type PutusanJenjang = z.output<typeof PutusanJenjang>;

/** The way of a request through its chain, as everybody sees it who sees the request. */
export const JalanPersetujuan = z.object({
  /** Empty where any operator decides. */
  jenjang: z.array(JenjangPersetujuan),
  /** Which level decides next, counted from 0. */
  urutan: z.int(),
  /** Rises each time the request is sent again, and each time it is changed while it waits. */
  versi: z.int(),
  /** Who may decide now; empty where nothing waits. */
  penyetuju: z.array(Penyetuju),
  sebab: z.nullable(SebabPenyetuju),
  /** What whose request it is chose himself, where those of his choice therefore do not decide. */
  pilihan_sendiri: z.nullable(z.enum(['jalur', 'kepala', 'penempatan'])),
  /** Whether the caller may decide it now. */
  is_giliran_saya: z.boolean(),
  putusan: z.array(PutusanJenjang),
});
export type JalanPersetujuan = z.output<typeof JalanPersetujuan>;
