/** Pixels as the reader is handed them. */
export type Picture = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };
