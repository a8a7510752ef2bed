import type { PaymentForm } from '@avtosverka/contract/payments';
import { PACKS } from '@avtosverka/contract/vocabulary/payment';
import { HOWS, type How } from '@avtosverka/sandbox/moneta/hows';
import { type Fields, paySignature } from '@avtosverka/sandbox/moneta/signature';
import { MONETA_SECRET } from '@avtosverka/sandbox/settings';
import type { Chance } from '@avtosverka/sandbox/subjects/chance';
import { callSite } from './call-site.ts';
import type { Person } from './people.ts';
import type { RunMemory } from './seen.ts';
import type { PeopleSite } from './site.ts';

/** How payments go: most with one notification, some in each of the other ways. */
const OFTEN: readonly How[] = ['pay', 'pay', 'pay', 'twice', 'twice', ...(Object.keys(HOWS) as How[])];
const PATIENCE_MS = 15_000;
/** How often an order is paid a second time. */
const PAID_AGAIN = 0.05;

export type Buyers = {
	/** Makes an order and pays it at the sandbox, which sends the notifications. */
	buy(person: Person, how?: How): Promise<void>;
	/** Sends an old notification again, unchanged. */
	repeat(): Promise<void>;
	/** Sends a notification that an order was paid, with a wrong signature. */
	forge(): Promise<void>;
};

type Paid = { readonly operation: string; readonly fields: Fields };

export function createBuyers({ siteUrl, sandboxUrl }: PeopleSite, seen: RunMemory, chance: Chance): Buyers {
	const paid: Paid[] = [];
	const payUrl = `${siteUrl}/v1/payments/moneta/pay`;

	async function order({ token }: Person): Promise<PaymentForm | null> {
		const pack = chance.pick(PACKS).id;
		const asked = { purpose: 'requests', pack, type: 'website', method: chance.pick(['card', 'sbp']) };
		const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
		const init = { method: 'POST', headers, body: JSON.stringify(asked) };
		const reply = await callSite(`${siteUrl}/v1/payments/create`, init, PATIENCE_MS, seen.calls);
		if (reply?.status === 200) {
			const { data: form } = JSON.parse(reply.body) as { data: PaymentForm };
			seen.ordered.push({ id: form.fields.MNT_TRANSACTION_ID ?? '', at: Date.now() });
			return form;
		}
		if (reply) seen.odd.push(`an order was answered ${reply.status}`);
		else seen.counts.ordersCut += 1;
		return null;
	}

	async function pay({ fields }: PaymentForm, how: How): Promise<void> {
		const reply = await fetch(`${sandboxUrl}/_control/moneta/pay`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ fields, how }),
		});
		if (!reply.ok) {
			seen.odd.push(`the sandbox does not take a form: ${await reply.text()}`);
			return;
		}
		const { operation } = (await reply.json()) as { operation: string };
		if (how === 'pay') paid.push({ operation, fields });
	}

	async function tell(fields: Fields): Promise<string | null> {
		const init = { method: 'POST', body: new URLSearchParams(fields) };
		const reply = await callSite(payUrl, init, PATIENCE_MS, seen.calls);
		if (reply && reply.status !== 200) seen.odd.push(`a notification was answered ${reply.status}`);
		return reply?.body ?? null;
	}

	return {
		async buy(person, how = chance.pick(OFTEN)) {
			const form = await order(person);
			if (form === null) return;
			seen.counts.orders += 1;
			await pay(form, how);
			if (chance.happens(PAID_AGAIN)) await pay(form, 'pay');
		},
		async repeat() {
			if (paid.length === 0) return;
			seen.counts.repeated += 1;
			const answer = await tell(notificationOf(chance.pick(paid)));
			if (answer === null || answer === 'FAIL') return;
			seen.counts.repeatedAnswered += 1;
			if (!answer.startsWith('SUCCESS')) seen.odd.push('a repeated notification was not answered SUCCESS');
		},
		async forge() {
			if (paid.length === 0) return;
			seen.counts.forged += 1;
			const { fields } = chance.pick(paid);
			const answer = await tell({
				...notificationOf({ operation: chance.digits(9), fields }),
				MNT_SIGNATURE: fields.MNT_SIGNATURE ?? '',
			});
			if (answer === null) return;
			seen.counts.forgedAnswered += 1;
			if (answer !== 'FAIL') seen.odd.push('a forged notification was not answered FAIL');
		},
	};
}

function notificationOf({ operation, fields }: Paid): Fields {
	const { MNT_ID, MNT_TRANSACTION_ID, MNT_AMOUNT, MNT_CURRENCY_CODE, MNT_SUBSCRIBER_ID, MNT_TEST_MODE } =
		fields;
	const answered = {
		MNT_ID: MNT_ID ?? '',
		MNT_TRANSACTION_ID: MNT_TRANSACTION_ID ?? '',
		MNT_OPERATION_ID: operation,
		MNT_AMOUNT: MNT_AMOUNT ?? '',
		MNT_CURRENCY_CODE: MNT_CURRENCY_CODE ?? '',
		MNT_SUBSCRIBER_ID: MNT_SUBSCRIBER_ID ?? '',
		MNT_TEST_MODE: MNT_TEST_MODE ?? '',
	};
	return { ...answered, MNT_SIGNATURE: paySignature(answered, MONETA_SECRET) };
}
