import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setUpDatabase } from '../store/testing/test-database.ts';
import type { Person } from '../testing/open-site.ts';
import { sign } from './moneta/signature.ts';
import { detailsOf, openShop, SECRET, type Shop, signed, tell } from './testing/shop.ts';

const CHECK = '/v1/payments/moneta/check';
const RECEIPTS = { MONETA_ANSWER: 'xml', MONETA_RECEIPTS: 'xml', MONETA_SNO: '2', MONETA_VAT: '1108' };

const database = setUpDatabase();
let shop: Shop;
let vera: Person;
let form: Record<string, string>;
beforeAll(async () => {
	shop = await openShop(database.store, { MONETA_CHECK_URL: 'on', ...RECEIPTS });
});
afterAll(() => shop.close());
beforeEach(async () => {
	vera = await shop.person();
	form = await shop.order(vera);
});

const { MNT_OPERATION_ID: _, ...unpaid } = detailsOf({});
const question = (changes: Record<string, string> = {}) => {
	const { MNT_OPERATION_ID: _, ...fields } = detailsOf(form, { MNT_COMMAND: 'CHECK', ...changes });
	return signed(fields, 'check');
};
const ask = (fields: Record<string, string>, by: Shop = shop) => tell(by, fields, { path: CHECK });
const signedAnswer = (code: number, id = form.MNT_TRANSACTION_ID!) => {
	const fields = { MNT_ID: '54600817', MNT_TRANSACTION_ID: id, MNT_RESULT_CODE: String(code) };
	return `<MNT_ID>54600817</MNT_ID><MNT_TRANSACTION_ID>${id}</MNT_TRANSACTION_ID><MNT_RESULT_CODE>${code}</MNT_RESULT_CODE><MNT_SIGNATURE>${sign('answer', fields, SECRET)}</MNT_SIGNATURE>`;
};

describe('the question whether an order may be paid', () => {
	test.each(['GET', 'POST'] as const)('by %s is answered «go on» for one that waits', async (method) => {
		const [status, xml] = await tell(shop, question(), { method, path: CHECK });
		expect(status).toBe(200);
		expect(xml).toBe(
			`<?xml version="1.0" encoding="UTF-8"?>\n<MNT_RESPONSE>${signedAnswer(402)}</MNT_RESPONSE>`,
		);
		expect(await shop.entries(vera)).toBe(0);
	});

	test('is answered «paid» for one that is', async () => {
		await tell(shop, signed(detailsOf(form)));
		expect((await ask(question()))[1]).toContain(signedAnswer(200));
	});

	test.each([
		{ MNT_AMOUNT: '10.00' },
		{ MNT_AMOUNT: '' },
		{ MNT_CURRENCY_CODE: 'USD' },
		{ MNT_SUBSCRIBER_ID: '' },
		{ MNT_TEST_MODE: '1' },
	])('is answered «no» where it does not fit: %j', async (changes) => {
		expect((await ask(question(changes)))[1]).toContain(signedAnswer(500));
	});

	test('is answered «no» for an unknown order and for a deleted person’s', async () => {
		const id = `A${'3'.repeat(32)}Z`;
		expect((await ask(question({ MNT_TRANSACTION_ID: id })))[1]).toContain(signedAnswer(500, id));
		await shop.accounts.remove(vera.id);
		expect((await ask(question()))[1]).toContain(signedAnswer(500));
	});

	test('is answered «not known now» while the store is away', async () => {
		const gone = () => Promise.reject(new Error('gone'));
		const failing = await openShop({ ...database.store, transaction: gone }, { MONETA_CHECK_URL: 'on' });
		expect((await ask(question(), failing))[1]).toContain(signedAnswer(302));
		await failing.close();
	});

	test('is answered «not known now» while what is confirmed could be lost, but for what is paid', async () => {
		const careful = await openShop(
			{ ...database.store, takesMoney: () => false },
			{ MONETA_CHECK_URL: 'on' },
		);
		expect((await ask(question(), careful))[1]).toContain(signedAnswer(302));
		await tell(shop, signed(detailsOf(form)));
		expect((await ask(question(), careful))[1]).toContain(signedAnswer(200));
		await careful.close();
	});

	test('that is not signed gets no signature of ours', async () => {
		const answers = await Promise.all([
			ask({}),
			ask({ ...question(), MNT_AMOUNT: '1.00' }),
			ask({ ...question(), MNT_COMMAND: 'PAY' }),
			ask(question({ MNT_ID: '54600818' })),
			ask(signed(detailsOf(form))),
			ask(form),
		]);
		expect(answers).toEqual(answers.map(() => [200, 'FAIL']));
	});

	test('finds nobody while it is off', async () => {
		const usual = await openShop(database.store);
		expect((await ask(question(), usual))[0]).toBe(404);
		await usual.close();
	});
});

describe('an answer in XML', () => {
	const inventory = (xml: string) =>
		[...xml.matchAll(/<KEY>(\w+)<\/KEY><VALUE>([^<]*)<\/VALUE>/g)].map(([, key, value]) => [
			key,
			value!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
		]);

	test('is signed, and carries the receipt of what was paid, the second time too', async () => {
		for (let i = 0; i < 2; i++) {
			const [status, xml] = await tell(shop, signed(detailsOf(form)));
			expect([status, xml]).toEqual([200, expect.stringContaining(signedAnswer(200))]);
			const receipt = Object.fromEntries(inventory(xml));
			expect(JSON.parse(receipt.INVENTORY)).toEqual([
				{
					name: 'Запросы к картотеке 10 шт',
					price: '49.00',
					quantity: '1',
					vatTag: '1108',
					pm: 'full_prepayment',
					po: 'service',
				},
			]);
			expect(JSON.parse(receipt.CLIENT).email).toMatch(/@example\.com$/);
			expect(receipt.SNO).toBe('2');
		}
	});

	test('of what does not fit is signed, and has no receipt', async () => {
		const [, xml] = await tell(shop, signed(detailsOf(form, { MNT_AMOUNT: '10.00' })));
		expect(xml).toContain(signedAnswer(200));
		expect(inventory(xml)).toEqual([]);
	});

	test('escapes what somebody else wrote', async () => {
		const id = 'A<b>&"\'';
		const [, xml] = await tell(shop, signed(detailsOf(form, { MNT_TRANSACTION_ID: id })));
		expect(xml).toContain('<MNT_TRANSACTION_ID>A&lt;b&gt;&amp;&quot;&#39;</MNT_TRANSACTION_ID>');
	});

	test('is the text FAIL where nothing is signed', async () => {
		expect(await tell(shop, { ...unpaid, MNT_ID: '54600817' })).toEqual([200, 'FAIL']);
	});
});
