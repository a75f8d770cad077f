/** Where an event was made, seen from the attendance locations that the member may use. */
export const STATUS_RADIUS = { luar: 0, dalam: 1, tidak_terdeteksi: 9 } as const;

export type StatusRadius = (typeof STATUS_RADIUS)[keyof typeof STATUS_RADIUS];
