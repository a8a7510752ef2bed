import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { createCachedDecision } from '../decision/cached-decision.ts';
import type { Deps } from '../deps.ts';
import type { Documents } from '../documents/documents.ts';
import type { FileReply } from '../http/call.ts';
import { senderOf } from '../http/guards/address-limit.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { createSharedCount } from '../store/shared-count.ts';
import { documentName, drawReport } from './document/report-pdf.ts';
import type { OwnerReports } from './owner-reports.ts';
import { OWNER_REPORT_WORDS } from './words.ts';

const HOUR_SECONDS = 60 * 60;
/** Drawing takes a processor some tenths of a second, and one document is enough for most people. */
const DRAWN_PER_HOUR = 20;

type DownloadDeps = Pick<Deps, 'store' | 'clock' | 'appSecret' | 'log' | 'config'> & {
	readonly ownerReports: OwnerReports;
	readonly documents: Documents;
};

/**
 * Gives a paid report as a PDF, with the history of the deal's car where its VIN comes along. Throws a
 * RequestProblem: 404 unknown, 409 unpaid, 429 too often.
 */
export function createDownloads(deps: DownloadDeps) {
	const { ownerReports, documents, store, clock, appSecret, config } = deps;
	const cachedDecision = createCachedDecision(deps);
	const byAddress = createSharedCount(store, clock, {
		appSecret,
		windowSeconds: HOUR_SECONDS,
		name: 'report-documents',
		most: DRAWN_PER_HOUR,
	});

	return async function download(uuid: string, address: string, vin?: Vin): Promise<FileReply> {
		const report = await ownerReports.documentOf(uuid);
		if (report === null) {
			const isThere = (await ownerReports.standing(uuid)) !== 'gone';
			if (isThere) throw new RequestProblem(409, 'conflict', OWNER_REPORT_WORDS.documentUnpaid);
			throw new RequestProblem(404, 'not-found', OWNER_REPORT_WORDS.noSuchReport);
		}
		if (await byAddress.count(senderOf(address))) {
			throw new RequestProblem(429, 'too-many', OWNER_REPORT_WORDS.tooManyDocuments, HOUR_SECONDS);
		}
		const car = vin && { vin, timeline: (await cachedDecision(vin)).timeline };
		const drawing = { report, siteUrl: config.siteUrl, now: clock.now(), car };
		return { file: await drawReport(documents, drawing), name: documentName(report) };
	};
}
