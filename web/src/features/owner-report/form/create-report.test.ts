import type { Route } from '@avtosverka/contract/route';
import { createOwnerReportRoute } from '@avtosverka/contract/routes/owner-report';
import { afterEach, describe, expect, test, vi } from 'vitest';

vi.mock('../../../protection/protected-call.ts', () => ({
	protectedCall: (route: Route, input: Input, options: CallOptions) =>
		route === createOwnerReportRoute
			? call(createOwnerReportRoute, input, { ...options, protection: 'v1' })
			: Promise.reject(new Error('another route')),
}));

import type { CallInput } from '@avtosverka/contract/api';
import { type CallOptions, call } from '../../../client.ts';
import { createReport } from './create-report.ts';
import { createOneKey } from './one-key.ts';

type Input = CallInput<typeof createOwnerReportRoute>;

const FIELDS = {
	last_name: 'Примеров',
	first_name: 'Пётр',
	middle_name: 'Образцович',
	birth_date: '01.02.1980',
	passport_number: '0000 000000',
	no_middle_name: false,
};

function answer(make: () => Response | Promise<Response>) {
	const fetched = vi.fn(async (_path: string, _init: RequestInit) => make());
	vi.stubGlobal('fetch', fetched);
	return fetched;
}
const problem = (code: string, message: string, status: number) => () =>
	new Response(JSON.stringify({ success: false, message, code }), { status });

afterEach(() => vi.unstubAllGlobals());

describe('an order of a report', () => {
	test('sends the passport without its space, the consent by version, and a key', async () => {
		const report_uuid = '7d0f6f3e-52a5-4c5c-9d0b-6a6c3c7f0a01';
		const fetched = answer(
			() => new Response(JSON.stringify({ success: true, message: '', data: { report_uuid } })),
		);
		expect(await createReport(FIELDS, 't1', 'k1')).toEqual({ kind: 'created', uuid: report_uuid });
		const [path, init] = fetched.mock.calls[0] ?? [];
		expect(path).toBe('/v1/ownerReport/create');
		expect(JSON.parse(String(init?.body))).toEqual({
			...FIELDS,
			passport_number: '0000000000',
			token: 't1',
			consent: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
			idempotence_key: 'k1',
			protection: 'v1',
		});
	});

	test('says why it was refused in the words of the server', async () => {
		const message = 'Паспорт должен содержать 10 цифр';
		const body = { success: false, message, code: 'bad-input', field: 'passport_number' };
		answer(() => new Response(JSON.stringify(body), { status: 400 }));
		expect(await createReport(FIELDS, 't1', 'k1')).toEqual({
			kind: 'refused',
			message,
			field: 'passport_number',
		});
	});

	test.each([
		['Ошибка сети', () => Promise.reject(new TypeError('x'))],
		['Ошибка при создании отчета', () => new Response('x', { status: 502 })],
		['Ошибка при создании отчета', problem('bug', 'x', 500)],
	] as const)('says in the words of the specification: %s', async (message, make) => {
		answer(make);
		expect(await createReport(FIELDS, 't1', 'k1')).toEqual({ kind: 'refused', message, field: null });
	});
});

test('one content has one key, another has another', () => {
	let drawn = 0;
	const oneKey = createOneKey(() => {
		drawn += 1;
		return `k${drawn}`;
	});
	expect([oneKey('a'), oneKey('a'), oneKey('b'), oneKey('a')]).toEqual(['k1', 'k1', 'k2', 'k3']);
});
