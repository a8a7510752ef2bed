import { z } from 'zod';

export const PreviousDiagnosticCard = z.object({
	dcNumber: z.string().nullable(),
	dcDate: z.string().nullable(),
	dcExpirationDate: z.string().nullable(),
	odometerValue: z.number().nullable(),
});
export type PreviousDiagnosticCard = z.infer<typeof PreviousDiagnosticCard>;

/** A diagnostic card; odometer in km, dates `YYYY-MM-DD`, previous cards newest first. */
export const DiagnosticCardData = PreviousDiagnosticCard.extend({
	brand: z.string().nullable(),
	model: z.string().nullable(),
	vin: z.string().nullable(),
	pointAddress: z.string().nullable(),
	previousDcs: z.array(PreviousDiagnosticCard),
});
export type DiagnosticCardData = z.infer<typeof DiagnosticCardData>;

export const DiagnosticData = z.object({ diagnosticCards: z.array(DiagnosticCardData) });
export type DiagnosticData = z.infer<typeof DiagnosticData>;
