import type { Store } from '../store/store.ts';
import type { OwnerReports } from './owner-reports.ts';
import { sealEmail } from './sealing.ts';
import { changeReport, lockReport } from './store.ts';

/** What money does to a report; apart from the rest, since the operator's commands do it too. */
export function createReportSelling(store: Pick<Store, 'seal'>): Pick<OwnerReports, 'pay' | 'takeBack'> {
	return {
		async pay(tx, uuid, { orderId, email, at }) {
			const report = await lockReport(tx, uuid);
			if (report === null) return 'gone';
			if (report.paidAt !== null) return 'paid-before';
			const sealed = email === null ? null : sealEmail(store.seal, uuid, email);
			await changeReport(tx, uuid, {
				paidAt: at,
				orderId,
				email: sealed?.bytes ?? null,
				emailKeyId: sealed?.keyId ?? null,
			});
			return 'paid';
		},
		async takeBack(tx, uuid, orderId) {
			const report = await lockReport(tx, uuid);
			if (report === null || report.orderId !== orderId) return false;
			await changeReport(tx, uuid, { paidAt: null, orderId: null, email: null, emailKeyId: null });
			return true;
		},
	};
}
