import { describe, expect, test } from 'vitest';
import { CLOSED, EMAIL, MAIL, OPENED, SALE, sellReports } from '../testing/report-sales.ts';

const { order, pay, report, movements, letters, run } = sellReports(MAIL);

describe('npm run payments', () => {
	test('mark-paid opens the report and writes to its payer; the notification that comes later does nothing', async () => {
		const form = await order({ email: EMAIL });
		const { ok, text } = await run('mark-paid', form.MNT_TRANSACTION_ID!, '--reason', 'пришло');
		expect([ok, text]).toEqual([true, `Заказ ${form.MNT_TRANSACTION_ID} оплачен: отчёт открыт.`]);
		expect([await report(), await letters()]).toEqual([
			OPENED(form),
			[{ kind: 'report-paid', state: 'waiting' }],
		]);
		expect(await pay(form)).toEqual([200, 'SUCCESS']);
		expect([await movements(form), await letters()]).toMatchObject([[SALE], [{}]]);
	});

	test('refund closes the report, and it can be bought again', async () => {
		const form = await order();
		await pay(form);
		const { ok, text } = await run('refund', form.MNT_TRANSACTION_ID!);
		expect(ok).toBe(true);
		expect(text).toContain('Отчёт закрыт: он снова не оплачен.');
		expect(text).toContain('79 ₽');
		expect([await report(), await movements(form)]).toEqual([
			CLOSED,
			[SALE, { ...SALE, reason: 'refund', requests: 0, kopecks: -79_00 }],
		]);
		expect((await run('refund', form.MNT_TRANSACTION_ID!)).ok).toBe(false);
		const again = await order();
		await pay(again);
		expect(await report()).toEqual(OPENED(again));
	});

	test('refund of a second order leaves the report to the first', async () => {
		const [first, second] = [await order(), await order()];
		await pay(first);
		await pay(second);
		expect((await run('refund', second.MNT_TRANSACTION_ID!)).text).toContain('он остаётся как есть');
		expect([await report(), (await run('check')).ok]).toEqual([OPENED(first), true]);
	});

	test('names what was bought', async () => {
		const form = await order();
		expect((await run('show', form.MNT_TRANSACTION_ID!)).text).toContain('отчёт о владельце за 79 ₽');
	});
});
