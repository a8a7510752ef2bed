import { createHmac } from 'node:crypto';
import type { createOwnerReport } from '@avtosverka/contract/owner-report/report';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { senderOf } from '../http/guards/address-limit.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { createSharedCount } from '../store/shared-count.ts';
import type { OwnerReports } from './owner-reports.ts';
import { readPerson, refuseWithoutConsent } from './reading.ts';
import { TooManyUnpaid, type UnpaidLimit } from './unpaid-limit/store.ts';
import { OWNER_REPORT_WORDS } from './words.ts';

const HOUR_SECONDS = 60 * 60;
/** Behind one address may be many people. */
const PEOPLE_BEHIND_AN_ADDRESS = 10;

function unpaidWords({ whose }: TooManyUnpaid, { ofAccount }: UnpaidLimit): string {
	return whose === 'account'
		? OWNER_REPORT_WORDS.tooManyUnpaid(ofAccount)
		: OWNER_REPORT_WORDS.tooManyUnpaidOfAddress;
}

type Form = z.output<typeof createOwnerReport.body>;
type OrderingDeps = Pick<Deps, 'store' | 'clock' | 'config' | 'appSecret'> & {
	readonly ownerReports: OwnerReports;
};

/**
 * Orders reports; resolves to a report's number. Throws a RequestProblem: 400 for what is wrong in the form,
 * 429 for too many of them. The same press of the button again is neither counted nor a new report.
 */
export function createOrdering({ ownerReports, store, clock, config, appSecret }: OrderingDeps) {
	const most = config.limits.ownerReportsPerHour;
	const limit = { appSecret, windowSeconds: HOUR_SECONDS };
	const byAccount = createSharedCount(store, clock, { ...limit, name: 'owner-reports', most });
	const senderKey = createHmac('sha256', appSecret).update('unpaid reports').digest();
	const unpaidLimitOf = (address: string): UnpaidLimit => ({
		ofAccount: config.limits.unpaidReportsPerDay,
		ofSender: config.limits.unpaidReportsPerDayOfAddress,
		sender: createHmac('sha256', senderKey).update(senderOf(address)).digest(),
	});
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
			throw new RequestProblem(429, 'too-many', OWNER_REPORT_WORDS.tooMany, HOUR_SECONDS);
		}
		const unpaidLimit = unpaidLimitOf(address);
		const created = await ownerReports
			.create({ accountId, person, address, idempotenceKey, unpaidLimit })
			.catch((error) => {
				if (!(error instanceof TooManyUnpaid)) throw error;
				throw new RequestProblem(429, 'too-many', unpaidWords(error, unpaidLimit), HOUR_SECONDS);
			});
		if (created === null) throw new RequestProblem(401, 'sign-in', OWNER_REPORT_WORDS.notSignedIn);
		return created.uuid;
	};
}
