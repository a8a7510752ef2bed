import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../store/testing/test-database.ts';
import type { Person } from '../testing/open-site.ts';
import { sign } from './moneta/signature.ts';
import { detailsOf, openShop, SECRET, type Shop, signed, tell } from './testing/shop.ts';

const PAY = '/v1/payments/moneta/pay';

const database = setUpDatabase();
let shop: Shop;
let vera: Person;
let form: Record<string, string>;
beforeAll(async () => {
	shop = await openShop(database.store);
});
afterAll(() => shop.close());
beforeEach(async () => {
	vera = await shop.person();
	form = await shop.order(vera);
});

const id = () => form.MNT_TRANSACTION_ID!;
const whys = async () => (await shop.exceptions(id())).map(({ why }) => why);

describe('a notification', () => {
	test.each(['GET', 'POST'] as const)('by %s credits its order', async (method) => {
		expect(await tell(shop, signed(detailsOf(form)), { method })).toEqual([200, 'SUCCESS']);
		expect(await shop.balance(vera)).toBe(10);
		expect(await shop.readOrder(id(), vera)).toEqual({
			success: true,
			message: 'Платёж зачислен.',
			data: { state: 'paid', requests: 10, amount: '49.00', report: null },
		});
	});

	test('said again is heard again, and credits nothing more', async () => {
		for (let i = 0; i < 3; i++) expect(await tell(shop, signed(detailsOf(form)))).toEqual([200, 'SUCCESS']);
		expect([await shop.balance(vera), await shop.entries(vera), await whys()]).toEqual([10, 1, []]);
	});

	test('of a second payment for the same order stands on the list', async () => {
		await tell(shop, signed(detailsOf(form)));
		const second = signed(detailsOf(form, { MNT_OPERATION_ID: '700999999' }));
		expect(await tell(shop, second)).toEqual([200, 'SUCCESS']);
		expect(await tell(shop, second)).toEqual([200, 'SUCCESS']);
		expect([await shop.balance(vera), await whys()]).toEqual([10, ['paid-order']]);
	});

	test('with its signature in capitals, and with fields that nobody knows, is the same', async () => {
		const fields = signed(detailsOf(form, { MNT_CORRACCOUNT: '303', 'MNT_USER.name': 'x', новое: 'поле' }));
		fields.MNT_SIGNATURE = fields.MNT_SIGNATURE!.toUpperCase();
		expect(await tell(shop, fields)).toEqual([200, 'SUCCESS']);
		expect(await shop.balance(vera)).toBe(10);
	});

	test('without an empty field that was signed as empty is the same', async () => {
		const { MNT_TEST_MODE: _, ...rest } = detailsOf(form);
		expect(await tell(shop, signed(rest))).toEqual([200, 'SUCCESS']);
		expect(await shop.balance(vera)).toBe(10);
	});

	test('of a person who is deleted by now stands on the list', async () => {
		await shop.accounts.remove(vera.id);
		expect(await tell(shop, signed(detailsOf(form)))).toEqual([200, 'SUCCESS']);
		expect([await shop.entries(vera), await whys()]).toEqual([1, ['deleted-account']]);
	});
});

test('200 notifications of one order at one moment credit once', async () => {
	const second = await openShop(database.store);
	const fields = signed(detailsOf(form));
	const answers = await Promise.all(
		Array.from({ length: 200 }, (_, index) => tell(index % 2 ? shop : second, fields)),
	);
	await second.close();
	expect(answers).toEqual(answers.map(() => [200, 'SUCCESS']));
	expect([await shop.balance(vera), await shop.entries(vera), await whys()]).toEqual([10, 1, []]);
}, 60_000);

describe('a field that was tampered with', () => {
	const OTHER: Record<string, string> = {
		MNT_ID: '54600818',
		MNT_TRANSACTION_ID: `A${'0'.repeat(32)}Z`,
		MNT_OPERATION_ID: '700123457',
		MNT_AMOUNT: '10.00',
		MNT_CURRENCY_CODE: 'USD',
		MNT_SUBSCRIBER_ID: '00000000-0000-4000-8000-000000000000',
		MNT_TEST_MODE: '1',
		MNT_SIGNATURE: '0'.repeat(32),
	};
	const ways: [string, string | undefined][] = Object.entries(OTHER).flatMap(
		([name, other]): [string, string | undefined][] => [
			[name, other],
			[name, ''],
			[name, ' '],
			...(name === 'MNT_TEST_MODE' || name === 'MNT_OPERATION_ID'
				? []
				: ([[name, undefined]] as [string, undefined][])),
		],
	);

	test.each(ways)(
		'%s = «%s»: the signature is no longer right, and nothing is credited',
		async (name, value) => {
			const fields: Record<string, string> = signed(detailsOf(form));
			if (value === undefined) delete fields[name];
			else fields[name] = value;
			expect(await tell(shop, fields)).toEqual([200, 'FAIL']);
			expect([await shop.entries(vera), await whys()]).toEqual([0, []]);
		},
	);

	test.each([
		['MNT_AMOUNT', '10.00', 'amount'],
		['MNT_AMOUNT', '48.99', 'amount'],
		['MNT_AMOUNT', '49.01', 'amount'],
		['MNT_CURRENCY_CODE', 'USD', 'currency'],
		['MNT_SUBSCRIBER_ID', '00000000-0000-4000-8000-000000000000', 'subscriber'],
		['MNT_SUBSCRIBER_ID', '', 'subscriber'],
		['MNT_TEST_MODE', '1', 'test-mode'],
	])('%s = «%s», truly signed, stands on the list as «%s»', async (name, value, why) => {
		const fields = detailsOf(form, { [name]: value });
		expect(await tell(shop, signed(fields))).toEqual([200, 'SUCCESS']);
		expect([await shop.balance(vera), await shop.entries(vera)]).toEqual([0, 0]);
		const [exception, ...others] = await shop.exceptions(id());
		expect([exception?.why, others]).toEqual([why, []]);
		expect(JSON.parse(exception?.details ?? '')).toMatchObject({ [name]: value, MNT_TRANSACTION_ID: id() });
		expect(exception?.details).not.toContain('SIGNATURE');
	});

	test.each([
		['MNT_AMOUNT', '49,00'],
		['MNT_AMOUNT', '4.9e1'],
		['MNT_OPERATION_ID', ''],
		['MNT_OPERATION_ID', 'A1'],
		['MNT_TEST_MODE', '2'],
		['MNT_CURRENCY_CODE', 'rub'],
		['MNT_ID', '54600818'],
	])('%s = «%s» never comes from MONETA, even where it is signed', async (name, value) => {
		expect(await tell(shop, signed(detailsOf(form, { [name]: value })))).toEqual([200, 'FAIL']);
		expect([await shop.entries(vera), await whys()]).toEqual([0, []]);
	});

	test('an unknown order, truly signed, stands on the list', async () => {
		const unknown = `A${'5'.repeat(32)}Z`;
		const fields = signed(detailsOf(form, { MNT_TRANSACTION_ID: unknown }));
		expect(await tell(shop, fields)).toEqual([200, 'SUCCESS']);
		expect(await tell(shop, fields)).toEqual([200, 'SUCCESS']);
		expect((await shop.exceptions(unknown)).map(({ why }) => why)).toEqual(['unknown-order']);
	});
});

describe('the signature of a payer’s own form', () => {
	test('is no payment, though without an operation it is right for one', async () => {
		const { MNT_SIGNATURE, ...rest } = form;
		const fields = detailsOf(rest, { MNT_OPERATION_ID: '' });
		expect(sign('pay', fields, SECRET)).toBe(MNT_SIGNATURE);
		expect(await tell(shop, { ...fields, MNT_SIGNATURE: MNT_SIGNATURE! })).toEqual([200, 'FAIL']);
		expect(await shop.entries(vera)).toBe(0);
	});

	test.each([
		['4', '9.00'],
		['49', '.00'],
		['49.0', '0'],
	])(
		'cut into operation «%s» and amount «%s» is none either, and is not on the list',
		async (operation, amount) => {
			const fields = detailsOf(form, { MNT_OPERATION_ID: operation, MNT_AMOUNT: amount });
			expect(sign('pay', fields, SECRET)).toBe(form.MNT_SIGNATURE);
			expect(await tell(shop, { ...fields, MNT_SIGNATURE: form.MNT_SIGNATURE! })).toEqual([200, 'FAIL']);
			expect([await shop.entries(vera), await whys()]).toEqual([0, []]);
		},
	);

	test('cut so that the order ends later is none of an unknown order, and is not on the list', async () => {
		const late = `${id()}49.`;
		const fields = detailsOf(form, { MNT_TRANSACTION_ID: late, MNT_OPERATION_ID: '0', MNT_AMOUNT: '0' });
		expect(sign('pay', fields, SECRET)).toBe(form.MNT_SIGNATURE);
		expect(await tell(shop, { ...fields, MNT_SIGNATURE: form.MNT_SIGNATURE! })).toEqual([200, 'FAIL']);
		expect(await shop.exceptions(late)).toEqual([]);
	});

	test('cut within the order, into fields of the right form, is not on the list either', async () => {
		// An id with digits and then three letters in it can be cut so; about every second one has them.
		let cut: RegExpExecArray | null = null;
		while (cut === null) {
			form = await shop.order(vera);
			cut = /^(A[0-9A-F]*?)([0-9])([0-9])([A-F]{3})([0-9A-F]*Z)$/.exec(id());
		}
		const [, early = '', operation = '', amount = '', currency = '', rest = ''] = cut;
		const fields = detailsOf(form, {
			MNT_TRANSACTION_ID: early,
			MNT_OPERATION_ID: operation,
			MNT_AMOUNT: amount,
			MNT_CURRENCY_CODE: currency,
			MNT_SUBSCRIBER_ID: `${rest}49.00RUB${form.MNT_SUBSCRIBER_ID}`,
		});
		expect(sign('pay', fields, SECRET)).toBe(form.MNT_SIGNATURE);
		expect(await tell(shop, { ...fields, MNT_SIGNATURE: form.MNT_SIGNATURE! })).toEqual([200, 'FAIL']);
		expect(await shop.exceptions(early)).toEqual([]);
	});

	test('cut so that the order ends earlier gets nowhere, wherever it is cut', async () => {
		for (let at = 1; at < id().length; at++) {
			const fields = detailsOf(form, {
				MNT_TRANSACTION_ID: id().slice(0, at),
				MNT_OPERATION_ID: id().slice(at),
			});
			expect(sign('pay', fields, SECRET)).toBe(form.MNT_SIGNATURE);
			expect(await tell(shop, { ...fields, MNT_SIGNATURE: form.MNT_SIGNATURE! })).toEqual([200, 'FAIL']);
			expect(await shop.exceptions(id().slice(0, at))).toEqual([]);
		}
	});
});

describe('the address for notifications', () => {
	test.each([
		['an empty question', { url: PAY }],
		['an empty form', { method: 'POST' as const, url: PAY }],
		['fields of somebody else', { url: `${PAY}?a=b` }],
		['JSON', { method: 'POST' as const, url: PAY, payload: { MNT_ID: '54600817' } }],
		[
			'no form at all',
			{ method: 'POST' as const, url: PAY, headers: { 'content-type': 'image/png' }, payload: 'x' },
		],
		[
			'a content type that is none',
			{ method: 'POST' as const, url: PAY, headers: { 'content-type': ';' }, payload: 'x' },
		],
		[
			'more than anybody has to say',
			{ method: 'POST' as const, url: PAY, payload: 'a='.padEnd(100_000, 'x') },
		],
		['broken escapes', { url: `${PAY}?MNT_ID=%zz&%=%` }],
		['zeros', { url: `${PAY}?MNT_TRANSACTION_ID=%00` }],
	])('answers %s with 200 and FAIL', async (_, request) => {
		const reply = await shop.app.inject(request);
		expect([reply.statusCode, reply.body, reply.headers.location]).toEqual([200, 'FAIL', undefined]);
	});

	test('takes a field that stands twice with one value, and with two it does not', async () => {
		const encoded = new URLSearchParams(signed(detailsOf(form))).toString();
		const twice = (query: string) => shop.app.inject(`${PAY}?${encoded}&${query}`);
		expect((await twice('MNT_AMOUNT=10.00')).body).toBe('FAIL');
		expect(await shop.entries(vera)).toBe(0);
		expect((await twice('MNT_AMOUNT=49.00')).body).toBe('SUCCESS');
	});

	test('has no limits and needs no marker header', async () => {
		const limited = await openShop(database.store, { RATE_LIMIT_PER_MINUTE: '1' });
		for (let i = 0; i < 5; i++) expect(await tell(limited, { MNT_ID: '1' })).toEqual([200, 'FAIL']);
		await limited.close();
	});

	test('counts what came, and logs nothing of it', async () => {
		await tell(shop, signed(detailsOf(form)));
		await tell(shop, { ...detailsOf(form), MNT_SIGNATURE: 'wrong' });
		const metrics = await shop.metrics();
		for (const outcome of ['credited', 'refused', 'listed', 'probe', 'repeated', 'failed']) {
			expect(metrics).toMatch(new RegExp(`payment_notifications_total\\{outcome="${outcome}"\\} [1-9]`));
		}
		const log = shop.log.join('');
		expect(log).toContain(PAY);
		for (const secret of [id(), vera.id, form.MNT_SIGNATURE!, SECRET, '700123456']) {
			expect(log).not.toContain(secret);
		}
	});
});

test('while the store is away the answer is FAIL, and nothing of the question is logged', async () => {
	const fields = signed(detailsOf(form));
	const { store } = database;
	const gone = () => Promise.reject(new Error(`Failed query: params: ${id()}`));
	const failing = await openShop({ ...store, transaction: gone, db: store.db });
	expect(await tell(failing, fields)).toEqual([200, 'FAIL']);
	expect(failing.log.join('')).toContain('payment notification');
	expect(failing.log.join('')).not.toContain(id());
	await failing.close();
	expect(await tell(shop, fields)).toEqual([200, 'SUCCESS']);
	expect(await shop.balance(vera)).toBe(10);
});

test('while what is confirmed could be lost, the answer is FAIL, and the same notification credits later', async () => {
	const fields = signed(detailsOf(form));
	let takesMoney = false;
	const careful = await openShop({ ...database.store, takesMoney: () => takesMoney });
	expect(await tell(careful, fields)).toEqual([200, 'FAIL']);
	expect([await careful.balance(vera), await whys()]).toEqual([0, []]);
	expect(await careful.metrics()).toContain('avtosverka_payment_notifications_total{outcome="failed"} 1');
	takesMoney = true;
	expect(await tell(careful, fields)).toEqual([200, 'SUCCESS']);
	expect(await careful.balance(vera)).toBe(10);
	await careful.close();
});

test('with payments on trial trial money credits, and no longer once they are in earnest', async () => {
	const trial = await openShop(database.store, { MONETA_TEST_MODE: 'on' });
	const [first, second] = [await trial.order(vera), await trial.order(vera)];
	expect(first.MNT_TEST_MODE).toBe('1');
	expect(await tell(trial, signed(detailsOf(first)))).toEqual([200, 'SUCCESS']);
	await trial.close();
	expect(await shop.balance(vera)).toBe(10);
	expect(await tell(shop, signed(detailsOf(second)))).toEqual([200, 'SUCCESS']);
	expect(await shop.balance(vera)).toBe(10);
	const [exception] = await shop.exceptions(second.MNT_TRANSACTION_ID!);
	expect(exception?.why).toBe('test-mode');
});
