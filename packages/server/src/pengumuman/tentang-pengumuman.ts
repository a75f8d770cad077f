import type { Deps } from '../platform/ctx/deps.ts';

type Satu = { pengumuman_id: number; organisasi_id: number };

/** Where an announcement stands: Beranda, with which one it is, so that what was told of it can be found again. */
export const tentangPengumuman = ({ publicUrl }: Pick<Deps, 'publicUrl'>, { organisasi_id, pengumuman_id }: Satu) => ({
  organisasi_id,
  publicUrl,
  tautan: `${publicUrl}/dashboard/${organisasi_id}?pengumuman=${pengumuman_id}`,
});

export const judulPengumuman = (judul: string): string => `Pengumuman: ${judul}`;
