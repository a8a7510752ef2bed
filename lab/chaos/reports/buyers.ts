import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import type { PaymentForm } from '@avtosverka/contract/payments';
import { CONSENT_VERSION } from '@avtosverka/contract/vocabulary/owner-report';
import { HOWS, type How } from '@avtosverka/sandbox/moneta/hows';
import type { Chance } from '@avtosverka/sandbox/subjects/chance';
import { callSite } from '../call-site.ts';
import type { Person } from '../people.ts';
import type { ChaosSite } from '../site.ts';
import { inventPerson } from './persons.ts';
import type { Press, SeenReports } from './seen.ts';

const PATIENCE_MS = 15_000;
/** A page asks every five seconds; many of them together keep the servers as busy as this does. */
const POLLED_EVERY_MS = 2_000;
const TRIED_AGAIN_AFTER_MS = 500;
/** The part of reports that are paid for, that have an e-mail, and that are paid for twice. */
const PAID = 0.75;
const WITH_ADDRESS = 0.5;
const PAID_TWICE = 0.1;
/** The part of payments by people who are signed in; it is not required. */
const SIGNED_IN = 0.7;
/** Most payments come with one notification, some in each of the other ways. */
const OFTEN: readonly How[] = ['pay', 'pay', 'pay', 'pay', 'twice', ...(Object.keys(HOWS) as How[])];

type Site = Pick<ChaosSite, 'siteUrl' | 'sandboxUrl'>;
type Buying = {
	readonly seen: SeenReports;
	readonly chance: Chance;
	/** Ends all waiting. */
	readonly ending: AbortSignal;
};

/** Orders the report about one person, waits until it may be paid for, and pays for it, or does not. */
export async function buyReport(site: Site, buyer: Person, index: number, buying: Buying): Promise<void> {
	const { seen, chance } = buying;
	const press: Press = {
		key: randomUUID(),
		accountId: buyer.accountId,
		person: inventPerson(index),
		uuids: new Set(),
	};
	seen.presses.push(press);
	const uuid = await order(site, buyer, press, buying);
	if (uuid === null || !(await untilReady(site, uuid, buying)) || !chance.happens(PAID)) return;
	const times = chance.happens(PAID_TWICE) ? 2 : 1;
	const forms: PaymentForm[] = [];
	for (let time = 0; time < times; time += 1) {
		const email = chance.happens(WITH_ADDRESS) ? `buyer-${index}-${time}@sandbox.example.org` : null;
		const form = await orderPayment(site, { uuid, email, token: tokenOf(buyer, chance) }, buying);
		if (form !== null) forms.push(form);
	}
	await Promise.all(forms.map((form) => pay(site, form, buying)));
}

function tokenOf({ token }: Person, chance: Chance): string | null {
	return chance.happens(SIGNED_IN) ? token : null;
}

/** Presses the button again and again, as a person does who hears nothing: one press is one report. */
async function order({ siteUrl }: Site, { token }: Person, press: Press, buying: Buying) {
	const { key, person, uuids } = press;
	const form = { ...person, token, consent: CONSENT_VERSION, idempotence_key: key };
	const created = await untilAnswered(`${siteUrl}/v1/ownerReport/create`, post(form), buying);
	if (created === null) return null;
	const { report_uuid: uuid } = (created as { data: { report_uuid: string } }).data;
	uuids.add(uuid);
	return uuid;
}

async function untilReady({ siteUrl }: Site, uuid: string, buying: Buying): Promise<boolean> {
	const url = `${siteUrl}/v1/ownerReport/get?report_uuid=${uuid}`;
	while (!buying.ending.aborted) {
		const created = await untilAnswered(url, {}, buying);
		if (created === null) return false;
		const { report } = (created as { data: { report: OwnerReport } }).data;
		if (report.paid) buying.seen.odd.push('a report is paid that nobody has paid for');
		if (report.ready_to_pay) return true;
		await pause(POLLED_EVERY_MS);
	}
	return false;
}

type Payment = { readonly uuid: string; readonly email: string | null; readonly token: string | null };

async function orderPayment({ siteUrl }: Site, { uuid, email, token }: Payment, buying: Buying) {
	const asked = {
		purpose: 'report1',
		report_uuid: uuid,
		...(email !== null && { email }),
		type: 'website',
		method: buying.chance.pick(['card', 'sbp']),
	};
	const headers = token === null ? {} : { authorization: `Bearer ${token}` };
	const created = await untilAnswered(`${siteUrl}/v1/payments/create`, post(asked, headers), buying);
	if (created === null) return null;
	const form = (created as { data: PaymentForm }).data;
	buying.seen.orders.set(form.transaction_id, { uuid, email });
	return form;
}

async function pay({ sandboxUrl }: Site, { fields }: PaymentForm, { seen, chance }: Buying): Promise<void> {
	const how = chance.pick(OFTEN);
	const reply = await fetch(`${sandboxUrl}/_control/moneta/pay`, post({ fields, how }));
	if (!reply.ok) seen.odd.push(`the sandbox does not take a form: ${await reply.text()}`);
}

/** Asks until a server answers; null for a wrong answer, and when the run is over. */
async function untilAnswered(url: string, init: RequestInit, { seen, ending }: Buying): Promise<unknown> {
	while (!ending.aborted) {
		const reply = await callSite(url, init, PATIENCE_MS);
		if (reply?.status === 200) return JSON.parse(reply.body);
		if (reply !== null) {
			seen.odd.push(`${new URL(url).pathname} was answered ${reply.status}`);
			return null;
		}
		seen.counts.cut += 1;
		await pause(TRIED_AGAIN_AFTER_MS);
	}
	return null;
}

function post(body: object, headers: Record<string, string> = {}) {
	return {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	};
}
