import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';

/** A member's PIN, locked until the transaction ends. */
export const findPinAnggota = ({ db, organisasi }: OrganisasiCtx, user_id: number) =>
  db
    .selectFrom('anggota')
    .select(['user_id', 'pin'])
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst();

export async function updatePinAnggota({ db, organisasi }: OrganisasiCtx, user_id: number, pin: string): Promise<void> {
  await db
    .updateTable('anggota')
    .set({ pin })
    .where('organisasi_id', '=', organisasi.organisasi_id)
    .where('user_id', '=', user_id)
    .execute();
}
