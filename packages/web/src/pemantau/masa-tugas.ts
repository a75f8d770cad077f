import { formatRentang } from '../kit/format/format-rentang.ts';
import type { TugasPemantau } from '@hadir/contract/pemantau/pemantau.contract.ts';
import { formatTanggal } from '../kit/format/format.ts';

/** From when to when something is watched. */
export const masaTugas = ({ tgl_mulai, tgl_selesai }: Pick<TugasPemantau, 'tgl_mulai' | 'tgl_selesai'>): string =>
  tgl_selesai === null ? `sejak ${formatTanggal(tgl_mulai)}` : formatRentang(tgl_mulai, tgl_selesai);

/** What is watched: an organisation, or a whole tenant. */
export const tempatTugas = ({ nama_organisasi, nama_tenant }: TugasPemantau): string =>
  nama_organisasi === null ? `Seluruh ${nama_tenant}` : `${nama_organisasi} (${nama_tenant})`;
