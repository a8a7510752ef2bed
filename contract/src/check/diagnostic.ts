import { z } from 'zod';

export const PreviousCard = z.object({
	dcNumber: z.string().nullable(),
	dcDate: z.string().nullable(),
	dcExpirationDate: z.string().nullable(),
	odometerValue: z.number().nullable(),
});
export type PreviousCard = z.infer<typeof PreviousCard>;

/** A diagnostic card; odometer in km, dates `YYYY-MM-DD`, previous cards newest first. */
export const DiagnosticCardData = PreviousCard.extend({
	brand: z.string().nullable(),
	model: z.string().nullable(),
	vin: z.string().nullable(),
	pointAddress: z.string().nullable(),
	previousDcs: z.array(PreviousCard),
});
export type DiagnosticCardData = z.infer<typeof DiagnosticCardData>;

export const DiagnosticData = z.object({ diagnosticCards: z.array(DiagnosticCardData) });
export type DiagnosticData = z.infer<typeof DiagnosticData>;
