import type { OwnerReportLine } from '@avtosverka/contract/cabinet';
import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import type { SiteCalls } from '@avtosverka/contract/site';
import { DEFAULT_SHARE_TERM, sharedOwnerReportPath } from '@avtosverka/contract/vocabulary/share';
import type { Deps } from '../../deps.ts';
import { isTokenShaped, tokenHashOf } from '../../http/guards/access-token.ts';
import { maskOwnerReport } from './mask-owner-report.ts';
import { findOrInsertOwnerLink, findOwnerLink } from './store.ts';
import { ownerLinkToken } from './token.ts';

const DAY_MS = 86_400_000;

/** What links need of owner reports. */
export type LinkedReports = {
	/** The account that ordered a paid report, where this person or one of these orders may share it. */
	sharerOf(
		uuid: string,
		by: { readonly viewer: string | null; readonly orders: readonly string[] },
	): Promise<string | null>;
	/** A report as that account may see it; null for one that is not there. */
	present(uuid: string, accountId: string): Promise<OwnerReport | null>;
	listOf(accountId: string): Promise<readonly OwnerReportLine[]>;
};

type LinkDeps = Pick<Deps, 'store' | 'clock' | 'config' | 'appSecret'>;

/** Makes the link of a report, or shows it once more while it holds. */
export function createOwnerLinks({ store, clock, config, appSecret }: LinkDeps) {
	const hashOf = (id: string) => tokenHashOf(ownerLinkToken(appSecret, id));
	return async (report: string, accountId: string) => {
		const now = clock.now();
		const expiresAt = new Date(now.getTime() + DEFAULT_SHARE_TERM * DAY_MS);
		const link = await findOrInsertOwnerLink(store, { report, accountId, hashOf, now, expiresAt });
		if (typeof link === 'string') return link;
		const path = sharedOwnerReportPath(ownerLinkToken(appSecret, link.id));
		return { url: new URL(path, config.siteUrl).href, expires_at: link.expiresAt.toISOString() };
	};
}

/**
 * The call by which a page finds the owner report behind a link. Nothing of it is stored with the link: it is
 * the report as it is now, masked, and gone with the report.
 */
export function sharedOwnerReportCall({
	store,
	clock,
	ownerReports,
}: LinkDeps & { readonly ownerReports: LinkedReports }): Pick<SiteCalls, 'sharedOwnerReport'> {
	return {
		sharedOwnerReport: async (token) => {
			if (!isTokenShaped(token)) return null;
			const link = await findOwnerLink(store, tokenHashOf(token), clock.now());
			if (link === null || link === 'over') return link;
			const report = await ownerReports.present(link.report, link.accountId);
			// Its money may have been given back meanwhile.
			if (!report?.paid) return 'over';
			return { report: maskOwnerReport(report), expiresAt: link.expiresAt.toISOString() };
		},
	};
}
