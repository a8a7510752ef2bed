import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import { endOwnerReportShareRoute, shareOwnerReportRoute } from '@avtosverka/contract/routes/shares';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { call, failureText } from '../../../client.ts';
import { reportOrders } from '../../../purchase/report-orders.ts';
import { wholeAddress } from '../../../ui/owner-report-addresses.ts';

const NO_LINK = 'Нет связи: ссылку без паспорта и даты рождения создать нельзя.';
const BY_ADDRESS = 'Поделиться можно адресом этой страницы: у него нет срока, и дата рождения по нему видна.';

/** What the share menu has to give away. */
export type ShareTarget =
	| { readonly kind: 'making' }
	/** A link of its own, masked and for a term. */
	| { readonly kind: 'masked'; readonly url: string; readonly words: string }
	/** The report's own address. */
	| { readonly kind: 'whole'; readonly url: string; readonly words: string }
	| { readonly kind: 'revoked'; readonly words: string };

/** An open menu waits no longer: without a connection the address is shared. */
const PATIENCE_MS = 8_000;
const WHOLE = 'Отчёт увидит каждый, у кого есть ссылка.';

/** Of a report what its link depends on. */
type ShareableReport = Pick<OwnerReport, 'report_uuid' | 'own' | 'sample'>;

type Buyer = { readonly token: string | null; readonly orders: readonly string[] };

function buyerOf({ own, report_uuid }: ShareableReport, token: string | null): Buyer {
	return own ? { token, orders: [] } : { token: null, orders: reportOrders(report_uuid) };
}

/**
 * The link to a report: a masked one for those who ordered or paid for it, the report's own address for
 * others and, with the reason, where no link was made. Never throws.
 */
export async function makeReportLink(report: ShareableReport, token: string | null): Promise<ShareTarget> {
	const url = wholeAddress(report.report_uuid);
	const buyer = buyerOf(report, token);
	const mayShare = buyer.token !== null || buyer.orders.length > 0;
	if (report.sample || !mayShare) return { kind: 'whole', url, words: WHOLE };
	const input = { uuid: report.report_uuid, orders: [...buyer.orders] };
	const patience = AbortSignal.timeout(PATIENCE_MS);
	const asked = call(shareOwnerReportRoute, input, { token: buyer.token, signal: patience });
	const outcome = await asked.catch(() => ({ kind: 'failed' }) as const);
	if (outcome.kind === 'reply') {
		const until = formatMoment(outcome.reply.data.expires_at);
		const words = `Паспорт и дата рождения скрыты. Ссылка действует до ${until}.`;
		return { kind: 'masked', url: outcome.reply.data.url, words };
	}
	const why = outcome.kind === 'problem' ? outcome.problem.message : NO_LINK;
	return { kind: 'whole', url, words: `${why} ${BY_ADDRESS}` };
}

/** Takes the link of a report back; what to say of it. Never throws. */
export async function revokeReportLink(
	report: ShareableReport,
	token: string | null,
): Promise<ShareTarget | string> {
	const buyer = buyerOf(report, token);
	const input = { uuid: report.report_uuid, orders: [...buyer.orders] };
	const outcome = await call(endOwnerReportShareRoute, input, { token: buyer.token });
	if (outcome.kind === 'reply') return { kind: 'revoked', words: outcome.reply.message };
	return failureText(outcome);
}
