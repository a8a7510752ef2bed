import type { SignReading } from '@avtosverka/contract/vin-reading/read-signs';

/** Pixels of a picture as a worker is handed them. */
export type Pixels = {
	readonly data: Uint8ClampedArray<ArrayBuffer>;
	readonly width: number;
	readonly height: number;
};

/** The line of a picture that was read, in shares of its width and height. */
export type LineBox = {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
};

/** A car's number that a picture shows. */
export type SeenNumber = {
	readonly kind: 'vin' | 'plate';
	readonly reading: SignReading;
	readonly from: 'barcode' | 'text';
	readonly box: LineBox;
};

/** A reading of this confidence is as good as it gets. */
export const SURE = 0.85;

/** How far a picture is read: barcodes alone are quick enough for a moving one. */
export type ReadingDepth = 'barcodes' | 'everything';

/** What a worker is asked. */
export type ReadingRequest = {
	readonly id: number;
	readonly pixels: Pixels;
	readonly depth: ReadingDepth;
};

/** What the worker answers: the numbers seen, the surest first, or that it cannot work in this browser. */
export type SeenInPicture =
	| { readonly ok: true; readonly numbers: readonly SeenNumber[] }
	| { readonly ok: false };

/** An answer with the request that it belongs to. */
export type ReadingReply = { readonly id: number; readonly seen: SeenInPicture };
