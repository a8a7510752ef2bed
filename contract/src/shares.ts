import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { endShareRoute, getSharesRoute, makeShareRoute } from './routes/shares.ts';
import { VinInput } from './vocabulary/schemas.ts';
import { DEFAULT_SHARE_TERM, SHARE_TERMS } from './vocabulary/share.ts';

/** One link of a person's, as the cabinet lists it; its address was shown once, when it was made. */
export const Share = z.object({
	id: z.uuid(),
	/** The car's name with its VIN masked. */
	label: z.string(),
	created_at: z.iso.datetime(),
	expires_at: z.iso.datetime(),
});
export type Share = z.infer<typeof Share>;

export const makeShare = endpoint(makeShareRoute, {
	summary: 'Ссылка на отчёт по машине, каким он был в этот момент; реестры не спрашиваются',
	body: z.object({
		vin: VinInput,
		days: z.literal(SHARE_TERMS).default(DEFAULT_SHARE_TERM),
		/** Whether VIN, plate and document numbers are hidden. */
		masked: z.boolean().default(true),
	}),
	reply: z.object({
		success: z.literal(true),
		message: z.string(),
		data: Share.extend({ url: z.url() }),
	}),
});

export const getShares = endpoint(getSharesRoute, {
	summary: 'Свои действующие ссылки на отчёты, последние первыми',
	reply: z.object({ success: z.literal(true), message: z.string(), data: z.array(Share) }),
});

export const endShare = endpoint(endShareRoute, {
	summary: 'Отзыв одной из своих ссылок',
	params: z.object({ id: z.uuid() }),
	reply: z.object({ success: z.literal(true), message: z.string() }),
});
