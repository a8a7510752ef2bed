import type { Jobs } from '../jobs/jobs.ts';
import type { Store, Tx } from '../store/store.ts';
import { restartBlocks } from './asking/store.ts';
import { encryptReportEmail } from './encryption.ts';
import type { OwnerReports } from './owner-reports.ts';
import { changeReport, lockReport } from './store.ts';

type SellingDeps = {
	readonly store: Pick<Store, 'cipher'>;
	/** Null for the operator's commands: the overdue requeue of a process that does jobs finds what is due. */
	readonly jobs: Pick<Jobs, 'enqueueAll'> | null;
};

/** What money does to a report; apart from the rest, since the operator's commands do it too. */
export function createReportSelling({ store, jobs }: SellingDeps): Pick<OwnerReports, 'pay' | 'takeBack'> {
	/** Asks right after the payment what has not answered or waited for it; true where there is any. */
	async function askTheRest(tx: Tx, uuid: string, at: Date): Promise<boolean> {
		const blocks = await restartBlocks(tx, uuid, at);
		await jobs?.enqueueAll(tx, 'owner-report-block', blocks, { ahead: true });
		return blocks.length > 0;
	}

	return {
		async pay(tx, uuid, { orderId, email, at }) {
			const report = await lockReport(tx, uuid);
			if (report === null) return 'gone';
			if (report.paidAt !== null) return 'paid-before';
			const ciphertext = email === null ? null : encryptReportEmail(store.cipher, uuid, email);
			const isAskedOn = await askTheRest(tx, uuid, at);
			await changeReport(tx, uuid, {
				paidAt: at,
				orderId,
				email: ciphertext?.bytes ?? null,
				emailKeyId: ciphertext?.keyId ?? null,
				...(isAskedOn && { completedAt: null }),
			});
			return 'paid';
		},
		async takeBack(tx, uuid, orderId) {
			const report = await lockReport(tx, uuid);
			if (report === null || report.orderId !== orderId) return false;
			await changeReport(tx, uuid, {
				paidAt: null,
				orderId: null,
				email: null,
				emailKeyId: null,
				returnDueAt: null,
			});
			return true;
		},
	};
}
