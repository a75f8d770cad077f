/** The refusals of outages. */
export const GANGGUAN_ERRORS = {
  'gangguan.own': {
    status: 433,
    message: 'Gangguan yang mengubah hari Anda sendiri disetujui operator lain atau admin induk',
  },
  'gangguan.state': { status: 433, message: 'Gangguan ini sudah {status}, jadi tidak dapat {tindakan}' },
  'gangguan.tenant_owned': {
    status: 433,
    message: 'Gangguan ini dicatat induk dan hanya dapat diputuskan oleh admin induk',
  },
} as const;
