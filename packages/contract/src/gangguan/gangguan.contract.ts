import * as z from 'zod/mini';
import { UNGGAH_LAMPIRAN } from '../kit/berkas.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Id, pageOf } from '../kit/fields.ts';
import {
  FilterGangguan,
  Gangguan,
  GangguanDiputuskan,
  IsiGangguan,
  PESAN_PUTUSAN_GANGGUAN,
  PutusanGangguan,
} from './gangguan-fields.ts';

const diDalam = { scope: 'organisasi', access: 'presensi.daftar-presensi', locked: 'linked' } as const;

export const gangguan = {
  /** The organisation's own, and those that its tenant recorded for it. */
  listGangguan: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/gangguan',
    summary: 'Melihat gangguan',
    who: 'reader',
    input: z.object({ organisasi_id: Id, ...FilterGangguan }),
    output: pageOf(Gangguan),
  }),
  addGangguan: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/gangguan',
    summary: 'Mencatat gangguan',
    who: 'operator',
    input: z.object({ organisasi_id: Id, ...IsiGangguan }),
    upload: { bukti: UNGGAH_LAMPIRAN },
    output: Gangguan,
    created: true,
  }),
  decideGangguan: endpoint({
    ...diDalam,
    method: 'POST',
    path: '/orgs/{organisasi_id}/gangguan/{gangguan_id}/keputusan',
    summary: 'Memutuskan gangguan',
    message: PESAN_PUTUSAN_GANGGUAN,
    who: 'operator',
    input: z.object({ organisasi_id: Id, ...PutusanGangguan }),
    output: GangguanDiputuskan,
  }),
  getBuktiGangguan: endpoint({
    ...diDalam,
    method: 'GET',
    path: '/orgs/{organisasi_id}/gangguan/{gangguan_id}/bukti',
    summary: 'Mengunduh bukti gangguan',
    who: 'operator',
    input: z.object({ organisasi_id: Id, gangguan_id: Id }),
    output: z.null(),
    download: UNGGAH_LAMPIRAN.types,
  }),
};

/** What its calls are about, by its number in their address: the log says it so. */
export const LABEL_OBJEK_GANGGUAN = { gangguan: 'Gangguan presensi' };
