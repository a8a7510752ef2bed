import type { createOwnerReport } from '@avtosverka/contract/owner-report/report';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { senderOf } from '../../http/address-limit.ts';
import { RequestProblem } from '../../http/request-problem.ts';
import { createSharedCount } from '../../store/shared-count.ts';
import { readPerson, refuseWithoutConsent } from './reading.ts';
import { WORDS } from './words.ts';

const HOUR_SECONDS = 60 * 60;
/** Behind one address may be many people. */
const PEOPLE_BEHIND_AN_ADDRESS = 10;

type Form = z.output<typeof createOwnerReport.body>;
type OrderingDeps = Pick<Deps, 'ownerReports' | 'store' | 'clock' | 'config' | 'appSecret'>;

/**
 * Orders reports; resolves to a report's number. Throws a RequestProblem: 400 for what is wrong in the form, 429 for too
 * many of them. The same press of the button again is neither counted nor a new report.
 */
export function createOrdering({ ownerReports, store, clock, config, appSecret }: OrderingDeps) {
	const most = config.limits.ownerReportsPerHour;
	const limit = { appSecret, windowSeconds: HOUR_SECONDS };
	const byAccount = createSharedCount(store, clock, { ...limit, name: 'owner-reports', most });
	const byAddress = createSharedCount(store, clock, {
		...limit,
		name: 'owner-reports-of-address',
		most: most * PEOPLE_BEHIND_AN_ADDRESS,
	});

	return async function order(accountId: string, address: string, form: Form): Promise<string> {
		refuseWithoutConsent(form);
		const person = readPerson(form, clock.now());
		const idempotenceKey = form.idempotence_key ?? null;
		const pressed = idempotenceKey && (await ownerReports.findPress(accountId, idempotenceKey));
		if (pressed) return pressed;
		if ((await byAccount.count(accountId)) || (await byAddress.count(senderOf(address)))) {
			throw new RequestProblem(429, 'too-many', WORDS.tooMany, HOUR_SECONDS);
		}
		const created = await ownerReports.create({ accountId, person, address, idempotenceKey });
		if (created === null) throw new RequestProblem(401, 'sign-in', WORDS.notSignedIn);
		return created.uuid;
	};
}
