import type { How } from './hows.ts';
import type { Notifier } from './notifications.ts';
import type { Operation } from './operations.ts';
import { FormRefused, type Method, type Payment } from './payment.ts';
import type { MonetaPlay } from './play.ts';

/** What a widget tells the page around it; a redirect leads to one of the shop's addresses in its place. */
export type Outcome = 'success' | 'fail' | 'inProgress';

export type Paid = {
	readonly operation: Operation;
	readonly outcome: Outcome;
	/** Where the payer goes; null where the form names no address. */
	readonly location: string | null;
};

/** What takes money and tells the shop of it. */
export type Till = {
	/** Rejects with FormRefused where the shop does not want the order paid, or the method is not offered. */
	take(payment: Payment, method: Method, how: How): Promise<Paid>;
};

const OUTCOMES: Readonly<Record<How, Outcome>> = {
	pay: 'success',
	decline: 'fail',
	later: 'inProgress',
	twice: 'success',
	'other-amount': 'success',
	silent: 'inProgress',
};

export function createTill(play: MonetaPlay, notifier: Notifier): Till {
	return {
		async take(payment, method, how) {
			if (!payment.methods.includes(method)) throw new FormRefused('Так этот заказ оплатить нельзя');
			const refusal = await notifier.mayBePaid(payment.fields);
			if (refusal !== null) throw new FormRefused(`Магазин не подтвердил заказ (Check URL), ${refusal}`);
			const operation = play.operations.add(payment, method, how);
			notifier.tell(operation);
			const { success, fail, inProgress } = payment.returns;
			const outcome = OUTCOMES[how];
			const locations = { success, fail, inProgress: inProgress ?? success };
			return { operation, outcome, location: locations[outcome] };
		},
	};
}
