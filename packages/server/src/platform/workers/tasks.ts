/**
 * What is done in workers, by name: whatever reads a stranger's file or makes one. Each function adds itself to this
 * interface; `app/proses/worker-tasks.ts` loads it.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- the tasks fill it; platform knows none of a domain's
export interface Tasks {}

export type TaskName = keyof Tasks;
