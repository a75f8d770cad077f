/** The longest that a place may let taps be sent late (aturan/presensi#luring), in hours: a week. */
export const LURING_PALING_LAMA_JAM = 168;
