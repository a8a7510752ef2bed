import { z } from 'zod';

export const PreviousCard = z.object({
	dcNumber: z.string().nullable(),
	dcDate: z.string().nullable(),
	dcExpirationDate: z.string().nullable(),
	odometerValue: z.number().nullable(),
});
export type PreviousCard = z.infer<typeof PreviousCard>;

/** A diagnostic card; odometer in km, dates `YYYY-MM-DD`, previous cards newest first. */
export const DiagnosticCard = PreviousCard.extend({
	brand: z.string().nullable(),
	model: z.string().nullable(),
	vin: z.string().nullable(),
	pointAddress: z.string().nullable(),
	previousDcs: z.array(PreviousCard),
});
export type DiagnosticCard = z.infer<typeof DiagnosticCard>;

export const DiagnosticData = z.object({ diagnosticCards: z.array(DiagnosticCard) });
export type DiagnosticData = z.infer<typeof DiagnosticData>;
