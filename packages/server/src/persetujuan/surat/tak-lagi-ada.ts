import { Refusal } from '../../platform/kit/refusal.ts';

/**
 * A request that does not exist any more to whom its link was mailed was withdrawn, or passed to another, since; or it is
 * another now than was mailed: the link says so, and where to look.
 */
export async function takLagiAda<T>(alamat: string, run: Promise<T>): Promise<T> {
  return run.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 404) throw new Refusal('cuti.link_not_yours', { alamat });
    if (error.code === 'persetujuan.changed') throw new Refusal('cuti.link_changed', { ...error.details, alamat });
    throw error;
  });
}
