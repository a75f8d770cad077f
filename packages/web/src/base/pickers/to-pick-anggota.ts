import type { anggota } from '@hadir/contract/anggota/daftar/anggota.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import type { PickItem } from '../../ui/form/pick-item.ts';

type Pilihan = Output<typeof anggota.listAnggotaAktif>[number];

/** A member to choose: his NIP, or else his NUPTK, and his group beside the name, as far as they are told. */
export function toPickAnggota({ user_id, nama, nip, nuptk, grup }: Pilihan): PickItem {
  const detail = [nip ?? nuptk, grup].filter(Boolean).join(' · ');
  return { id: user_id, label: nama, ...(detail && { detail }) };
}
