/** The name under which imports of machine logs stand among the jobs. */
export const IMPOR_PRESENSI = 'impor-presensi';
