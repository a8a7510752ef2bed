import type { BankruptcyItem, BlockData } from '@avtosverka/contract/owner-report/blocks';
import { describe, expect, test } from 'vitest';
import { setUpDatabase } from '../../store/testing/test-database.ts';
import { SAMPLE_REPORT } from '../sample.ts';
import { openDesk } from '../testing/desk.ts';
import { down, found, playRegisters } from '../testing/played-registers.ts';

const database = setUpDatabase();

describe('a row that tells an INN', () => {
	const sample = SAMPLE_REPORT.blocks.find(({ register }) => register === 'bankruptcy')?.facts;
	const [row] = (sample as BlockData['bankruptcy']).result.pageData;
	const bankrupt = (inn: string) =>
		found('bankruptcy', { result: { pageData: [{ ...row, inn, match: 'name-only' } as BankruptcyItem] } });

	test.each([
		['000000000184', { state: 'found', match: 'exact' }, 'fail'],
		['770000000082', { state: 'clear', match: null }, 'ok'],
	] as const)('(%s) is matched by the one that is told minutes later', async (inn, meta, verdict) => {
		const registers = playRegisters({ bankruptcy: bankrupt(inn), inn: down });
		const desk = openDesk(database.store, registers);
		const { uuid } = await desk.order();
		await desk.work();
		const present = () => desk.reports.present(uuid, null);
		const payment = { orderId: 'A0Z', email: null, at: desk.clock.now() };
		await database.store.transaction((tx) => desk.reports.pay(tx, uuid, payment));
		expect((await present())?.meta.bankruptcy).toMatchObject({ state: 'found', match: 'name-only' });
		registers.play('inn', found('inn', { state: 1, inn: '000000000184' }));
		await desk.workFor(60_000);
		const report = await present();
		expect(report?.meta.bankruptcy).toMatchObject(meta);
		expect(report?.summary.find(({ block }) => block === 'bankruptcy')).toMatchObject({ verdict });
		expect((await desk.reports.documentOf(uuid))?.blocks[3]).toMatchObject({ ...meta, verdict });
		expect(registers.asked.filter(({ register }) => register === 'bankruptcy')).toHaveLength(1);
	});
});
