import { z } from 'zod';
import { Comment } from './comments.ts';
import { endpoint } from './endpoint.ts';
import { ReportReturn } from './owner-report/report.ts';
import type { Route } from './route.ts';
import {
	getBoughtVinsRoute,
	getOwnCommentsRoute,
	getPaymentsRoute,
	getReportsRoute,
} from './routes/cabinet.ts';
import { REPORT_OUTCOMES } from './vocabulary/payment.ts';

/** The access token in a body: specification, section 7. */
const TokenBody = z.object({ token: z.string().min(1).max(256) });

/** A payment as the cabinet lists it; the amount in roubles with two decimals. */
export const Payment = z.object({
	mnt_transaction_id: z.string(),
	mnt_amount: z.string(),
	created_at: z.iso.datetime(),
	purpose: z.enum(['requests', 'report1']),
	state: z.enum(['paid', 'refunded']),
	requests: z.int().min(0),
	/** Null for requests. */
	report: z.enum(REPORT_OUTCOMES).nullable(),
	/** The report as long as it is there; null for requests. */
	report_uuid: z.uuid().nullable(),
	/** What was given back for registers that never answered; null for nothing, and once the report is gone. */
	returned: ReportReturn.nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** An owner report as the cabinet lists it: specification of the owner check, section 3. */
export const OwnerReportLine = z.object({
	report_uuid: z.uuid(),
	last_name: z.string(),
	first_name: z.string(),
	middle_name: z.string(),
	paid: z.boolean(),
	created_at: z.iso.datetime(),
});
export type OwnerReportLine = z.infer<typeof OwnerReportLine>;

/** A VIN that the card index has named for a paid request. */
export const BoughtVin = z.object({ plate: z.string(), vin: z.string(), created_at: z.iso.datetime() });
export type BoughtVin = z.infer<typeof BoughtVin>;

/** One's own comment as the cabinet lists it: that of the specification, section 3, and what became of it. */
export const OwnComment = Comment.extend({
	/** Why a moderator refused it, in words for its author; null unless refused. */
	refusal: z.string().nullable(),
});
export type OwnComment = z.infer<typeof OwnComment>;

function ownList<Called extends Route, Line extends z.ZodType>(route: Called, summary: string, line: Line) {
	return endpoint(route, {
		summary,
		body: TokenBody,
		reply: z.object({ success: z.literal(true), message: z.string(), data: z.array(line) }),
	});
}

export const getPayments = ownList(getPaymentsRoute, 'Платежи вошедшего', Payment);
export const getReports = ownList(
	getReportsRoute,
	'Отчёты о владельце, заказанные вошедшим',
	OwnerReportLine,
);
export const getOwnComments = ownList(getOwnCommentsRoute, 'Комментарии вошедшего', OwnComment);
export const getBoughtVins = ownList(getBoughtVinsRoute, 'VIN, купленные вошедшим', BoughtVin);
