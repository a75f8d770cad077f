import type { JalanPersetujuan } from '@hadir/contract/persetujuan/jalan-persetujuan.ts';

/** A request that waits for the one who is signed in, without a chain, unless told otherwise. */
export const givenJalan = (of: Partial<JalanPersetujuan> = {}): JalanPersetujuan => ({
  jenjang: [],
  urutan: 0,
  penyetuju: [],
  sebab: null,
  is_giliran_saya: true,
  putusan: [],
  ...of,
});
