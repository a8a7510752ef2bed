import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { SiteContext } from '@avtosverka/contract/site';
import pLimit from 'p-limit';
import type { Clock } from '../../deps.ts';
import { compressQuickly } from '../replies/compression.ts';
import type { PolicyInput } from '../replies/content-policy.ts';
import { currentRequestId } from '../request-id.ts';
import { type ReadyPage, readyPage } from './ready-page.ts';
import { createReportPages, isReportPath, readReportsOnce } from './report-pages.ts';
import type { Site } from './site.ts';

const RENDERED_AT_ONCE = 4;

/** A page that is not the same for everybody, as one visitor asks for it. */
export type PageQuestion = {
	/** As it was asked for, without the query. */
	readonly path: string;
	/** Path and query as they were routed: all that the site sees of the address. */
	readonly address: string;
	readonly call: SiteContext['call'];
	/** Called only where the page has to be rendered. */
	request(): Request;
};

/** A page that is sent once, under the nonce of its policy. */
export type NoncePage = { readonly response: Response; readonly policy: string };

/** Renders a page, or finds it as it was rendered before. Rejects when it cannot be rendered. */
export type Renderer = (asked: PageQuestion) => Promise<ReadyPage | NoncePage>;

/** Renders pages a few at a time; those of reports are stored for a minute. */
export function createRenderer(
	site: Site,
	{ settings, clock }: Pick<SiteContext, 'settings'> & { readonly clock: Clock },
	policyOf: (path: string, runs: PolicyInput['runs']) => string,
): Renderer {
	const reportPages = createReportPages(clock);
	const limit = pLimit(RENDERED_AT_ONCE);

	return async ({ path, address, call, request }) => {
		const readings = readReportsOnce(call.cachedReport);
		const find = async () => (isReportPath(path) ? reportPages.find(address, readings) : null);
		const found = await find();
		if (found) return found;
		return limit(async () => {
			// A page blocks the process for milliseconds, hundreds in a row would for seconds.
			await setImmediate();
			// In a rush to one car the first of them have rendered it by now.
			return (await find()) ?? render();
		});

		async function render(): Promise<ReadyPage | NoncePage> {
			const nonce = randomBytes(16).toString('base64url');
			const requestId = currentRequestId();
			const calls = { ...call, cachedReport: readings.cachedReport };
			const context = { settings, nonce, requestId, call: calls };
			const asked = request();
			const response = await site.render(asked, context);
			if (!isReportPath(path) || response.status !== 200 || asked.method !== 'GET') {
				return { response, policy: policyOf(path, { nonce }) };
			}
			const page = await readyPage(response, {
				nonce,
				policyOf: (hashes) => policyOf(path, hashes),
				compress: compressQuickly,
			});
			await reportPages.add(address, readings, page);
			return page;
		}
	};
}
