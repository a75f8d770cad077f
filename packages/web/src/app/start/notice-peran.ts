import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { enterAwal } from '../../base/awal/load-awal.ts';
import { chosenOrganisasi } from '../../base/session/chosen-organisasi.ts';
import { organisasiQuery } from '../../base/session/session-queries.ts';
import { notify } from '../../ui/feedback/notify.ts';

/** Whether one's role in the organisation has changed since the page began: that is said, and the page begins anew with it. */
export async function noticePeran(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  const chosen = chosenOrganisasi.read();
  if (chosen === null) return;
  const peranKini = () => queryClient.getQueryData(organisasiQuery(chosen).queryKey)?.peran;
  const sebelum = peranKini();
  if (sebelum === undefined || !(await enterAwal(queryClient, chosen)) || peranKini() === sebelum) return;
  notify.warning('Peran Anda di instansi ini berubah');
  // The guard first: what the new role may not see is not asked for again.
  await router.invalidate();
  await queryClient.invalidateQueries();
}
