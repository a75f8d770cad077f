export type PickItem = {
  id: number;
  label: string;
  /** Tells namesakes apart: NIP, group. */
  detail?: string;
};

/** The id that stands for everybody: chosen, it disables the others. */
export const ALL_ID = 0;
