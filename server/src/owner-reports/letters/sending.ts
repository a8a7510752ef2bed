import type { Deps } from '../../deps.ts';
import type { Documents } from '../../documents/documents.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Composers } from '../../mail/letter.ts';
import type { LetterMetrics } from '../../mail/letter-metrics.ts';
import { createMail } from '../../mail/mail.ts';
import { createPost } from '../../mail/post.ts';
import type { OwnerReports } from '../owner-reports.ts';
import { createReportComposers } from './letters.ts';
import { forgetAddresses } from './store.ts';

/** For so long after its last letter an address is kept: somebody may ask where their letter is. */
const ADDRESS_RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Letters that are sent; `close` when no job of theirs is under way any more. */
export type Sending = { close(): Promise<void> };

type SendingDeps = Deps & {
	readonly jobs: Jobs;
	readonly metrics: LetterMetrics;
	readonly ownerReports: OwnerReports;
	readonly documents: Documents;
	/** Who writes the letters of other domains. */
	readonly otherComposers?: Partial<Composers>;
};

/** Begins to send letters; null where the settings name no mail server. */
export async function beginMail(deps: SendingDeps): Promise<Sending | null> {
	const { config, metrics } = deps;
	if (config.mail === null) return null;
	const { siteUrl } = config;
	const mail = createMail({
		...deps,
		post: createPost(config.mail, new URL(siteUrl).hostname),
		composers: { ...deps.otherComposers, ...createReportComposers({ ...deps, siteUrl }) },
		alsoTidy: (tx, now) => forgetAddresses(tx, new Date(now.getTime() - ADDRESS_RETENTION_MS)),
		onLetter: metrics.letterTried,
	});
	await mail.begin();
	metrics.watchLetters(mail.waiting);
	return {
		async close() {
			mail.close();
		},
	};
}
