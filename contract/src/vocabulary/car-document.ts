import type { Plate } from './plate.ts';

/** The pattern of the paths of cars' documents. */
export const CAR_DOCUMENT_PATTERN = '/checks/:vin/report.pdf';

/**
 * The address of a car's report as a PDF of two sheets, with the plate that the report was opened by and what
 * the seller asks, roubles; what is not known is empty.
 */
export function carDocumentAddress(vin: string, plate: Plate | null, price: number | null): string {
	return `/checks/${vin}/report.pdf?plate=${plate ?? ''}&price=${price ?? ''}`;
}
