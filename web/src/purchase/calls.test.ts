import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkPaymentOrder, createPaymentOrder } from './calls.ts';

const ORDER = { purpose: 'requests', pack: 'pack-10', method: 'sbp', type: 'website' } as const;

function answer(body: object, status = 200) {
	const fetched = vi.fn(
		async (_path: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }),
	);
	vi.stubGlobal('fetch', fetched);
	return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('an order', () => {
	test('names what is bought and never an amount; its form comes back', async () => {
		const form = { transaction_id: 'r1', action: 'https://pay.example/', view: 'redirect', fields: {} };
		const fetched = answer({ success: true, message: '', data: form });
		expect(await createPaymentOrder(ORDER, 't1')).toEqual({ form });
		const [path, init] = fetched.mock.calls[0] ?? [];
		expect(path).toBe('/v1/payments/create');
		expect(JSON.parse(String(init?.body))).toEqual(ORDER);
		expect(init?.headers).toMatchObject({ Authorization: 'Bearer t1' });
	});

	test('for an owner report needs nobody signed in', async () => {
		const form = { transaction_id: 'r1', action: 'https://pay.example/', view: 'redirect', fields: {} };
		const fetched = answer({ success: true, message: '', data: form });
		const report_uuid = '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01';
		const order = { purpose: 'report1', report_uuid, method: 'card', type: 'website' } as const;
		expect(await createPaymentOrder(order, null)).toEqual({ form });
		const [, init] = fetched.mock.calls[0] ?? [];
		expect(JSON.parse(String(init?.body))).toEqual(order);
		expect(init?.headers).not.toHaveProperty('Authorization');
	});

	test('that is refused says why, in the words of the server', async () => {
		answer({ success: false, message: 'Слишком много заказов.', code: 'too-many' }, 429);
		expect(await createPaymentOrder(ORDER, 't1')).toEqual({ problem: 'Слишком много заказов.' });
	});

	test('that the server cannot take now says why, in its words', async () => {
		answer({ success: false, message: 'Оплату мы сейчас не принимаем.', code: 'unavailable' }, 503);
		expect(await createPaymentOrder(ORDER, 't1')).toEqual({ problem: 'Оплату мы сейчас не принимаем.' });
	});

	test('that could not be made says that it failed', async () => {
		vi.stubGlobal('fetch', async () => {
			throw new TypeError('network');
		});
		expect(await createPaymentOrder(ORDER, 't1')).toEqual({ problem: 'Ошибка загрузки данных' });
	});
});

describe('what became of an order', () => {
	const data = { state: 'waiting', requests: 10, amount: '49.00', report: null };
	const status = (state: string) => ({
		success: state === 'paid',
		message: 'Слова',
		data: { ...data, state },
	});

	test.each([
		[status('waiting'), 200, null],
		[status('paid'), 200, { kind: 'paid', requests: 10 }],
		[status('refunded'), 200, { kind: 'refunded', message: 'Слова' }],
		[
			{ success: false, message: 'Такого нет.', data: null },
			200,
			{ kind: 'unknown', message: 'Такого нет.' },
		],
		[{ success: false, message: 'Нельзя.', code: 'bad-input' }, 400, { kind: 'refused', message: 'Нельзя.' }],
		[{ success: false, message: 'Сбой.', code: 'bug' }, 500, null],
	])('%j (%i)', async (body, code, end) => {
		answer(body, code);
		expect(await checkPaymentOrder('r1', 't1')).toEqual(end);
	});

	test.each(['paid-before', 'gone'])(
		'is told in the words of the server for a report that is %s',
		async (report) => {
			answer({ success: true, message: 'Слова', data: { ...data, state: 'paid', report } });
			expect(await checkPaymentOrder('r1', null)).toEqual({ kind: 'paid', requests: 10, notice: 'Слова' });
		},
	);

	test('is asked by its number alone where nobody is signed in', async () => {
		const fetched = answer(status('waiting'));
		await checkPaymentOrder('r/1', null);
		const [path, init] = fetched.mock.calls[0] ?? [];
		expect(path).toBe('/v1/checkPayment/r%2F1');
		expect(init?.headers).not.toHaveProperty('Authorization');
	});
});
