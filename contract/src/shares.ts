import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
	endOwnerReportShareRoute,
	endShareRoute,
	getSharesRoute,
	makeShareRoute,
	shareOwnerReportRoute,
} from './routes/shares.ts';
import { PlateInput, VinInput } from './vocabulary/schemas.ts';
import { DEFAULT_SHARE_TERM, SHARE_TERMS } from './vocabulary/share.ts';

/** One link of a person's, as the cabinet lists it; its address was shown once, when it was made. */
export const Share = z.object({
	id: z.uuid(),
	/** The car's name with its VIN masked, or whom an owner report is about, by name and initials. */
	label: z.string(),
	created_at: z.iso.datetime(),
	expires_at: z.iso.datetime(),
});
export type Share = z.infer<typeof Share>;

export const makeShare = endpoint(makeShareRoute, {
	summary: 'Ссылка на отчёт о машине, каким он был в этот момент; реестры не спрашиваются',
	body: z.object({
		vin: VinInput,
		/** The plate that the report was opened by. */
		plate: PlateInput.nullable().default(null),
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

/** Orders that were begun for the report: the number of the one that paid is known to its payer alone. */
const Buyer = z.object({ orders: z.array(z.string().max(64)).max(20).default([]) });

export const shareOwnerReport = endpoint(shareOwnerReportRoute, {
	summary: 'Ссылка на свой оплаченный отчёт о владельце, без паспорта и даты рождения; одна, пока действует',
	params: z.object({ uuid: z.uuid() }),
	body: Buyer,
	reply: z.object({
		success: z.literal(true),
		message: z.string(),
		data: z.object({ url: z.url(), expires_at: z.iso.datetime() }),
	}),
});

export const endOwnerReportShare = endpoint(endOwnerReportShareRoute, {
	summary: 'Отзыв ссылки на свой отчёт о владельце',
	params: z.object({ uuid: z.uuid() }),
	body: Buyer,
	reply: z.object({ success: z.literal(true), message: z.string() }),
});
