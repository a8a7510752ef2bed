import type { Tx } from '../../store/store.ts';
import type { OwnerReports, PayOutcome, ReportLetters, ReportPayment } from '../owner-reports.ts';

/** Reports as payments see them: each call is part of the transaction of the money. */
export type ReportSales = {
	/** Opens the report to its payer and writes to them; only once. */
	deliver(tx: Tx, uuid: string, payment: ReportPayment): Promise<PayOutcome>;
	/** Closes it again; false where this order did not open it. */
	takeBack(tx: Tx, uuid: string, orderId: string): Promise<boolean>;
};

/** @param letters null where no letters are sent */
export function createReportSales(
	selling: Pick<OwnerReports, 'pay' | 'takeBack'>,
	letters: ReportLetters | null,
): ReportSales {
	return {
		async deliver(tx, uuid, payment) {
			const outcome = await selling.pay(tx, uuid, payment);
			if (outcome === 'paid' && payment.email !== null) await letters?.reportPaid(tx, uuid);
			return outcome;
		},
		takeBack: (tx, uuid, orderId) => selling.takeBack(tx, uuid, orderId),
	};
}
