import { OwnerReport } from '@avtosverka/contract/owner-report/report';
import type { Passport } from '@avtosverka/contract/vocabulary/person';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RETRY_SCHEDULE } from '../../owner-reports/life.ts';
import { presentReport } from '../../owner-reports/present.ts';
import { SAMPLE_REPORT } from '../../owner-reports/sample.ts';
import { maskOwnerReport } from './mask-owner-report.ts';

const UUID = '11111111-1111-4111-8111-111111111111';
const NOW = new Date('2026-11-21T10:00:00Z');
const MONTHS = [
	...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
	...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
];

/** A paid report as its buyer sees it, with texts put wherever a register writes one of its own. */
function reportOf(birthDate: string, passport: string, texts: readonly string[]): OwnerReport {
	const person = { ...SAMPLE_REPORT.person, birthDate, passport: passport as Passport };
	const blocks = JSON.parse(JSON.stringify(SAMPLE_REPORT.blocks), (name, value) => {
		if (name === 'birthDate') return birthDate;
		return ['description', 'FullName', 'subject', 'birthPlace', 'region'].includes(name)
			? `${value}: ${texts.join('; ')}.`
			: value;
	});
	const open = { ...SAMPLE_REPORT, uuid: UUID, accountId: 'buyer', person, blocks: SAMPLE_REPORT.blocks };
	const report = presentReport(open, { viewer: 'buyer', now: NOW, retrySchedule: RETRY_SCHEDULE });
	const facts = blocks.map((block: { register: string; facts: object }) => [
		block.register,
		JSON.stringify(block.facts),
	]);
	return OwnerReport.parse({ ...report, ...Object.fromEntries(facts) });
}

const day = fc.date({ min: new Date('1930-01-01'), max: new Date('2008-12-31'), noInvalidDate: true });
const passports = fc.stringMatching(/^[1-9]\d{9}$/);

test('a shared report holds passport and birth date in no spelling, and not its own number', () => {
	fc.assert(
		fc.property(day, passports, (born, passport) => {
			const [year = '', month = '', date = ''] = born.toISOString().slice(0, 10).split('-');
			const short = `${Number(date)}.${Number(month)}.${year}`;
			const days = [
				`${date}.${month}.${year}`,
				`${year}-${month}-${date}`,
				`${date}/${month}/${year}`,
				`${date}.${month}.${year.slice(2)} г.р.`,
				`${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`,
				short,
			];
			const numbers = [
				passport,
				`${passport.slice(0, 4)} ${passport.slice(4)}`,
				`${passport.slice(0, 2)} ${passport.slice(2, 4)} № ${passport.slice(4)}`,
				`${passport.slice(0, 4)} номер ${passport.slice(4)}`,
			];
			const report = reportOf(`${year}-${month}-${date}`, passport, [...days, ...numbers]);
			const whole = JSON.stringify(report);
			for (const written of [...days, ...numbers]) expect(whole).toContain(written);
			const masked = maskOwnerReport(report);
			const text = JSON.stringify(masked);
			for (const written of [...days, ...numbers, UUID, passport.slice(4)])
				expect(text).not.toContain(written);
			expect(masked).toMatchObject({ birth_date: `••.••.${year}`, own: false, returned: null });
			expect(OwnerReport.safeParse({ ...masked, report_uuid: UUID }).success).toBe(true);
		}),
		{ numRuns: 60 },
	);
});

test('says everything else, other days and numbers too', () => {
	const others = 'от 02.01.1980, дело 4509, постановление 18845096543210, 145096543219';
	const report = reportOf('1980-02-01', '4509654321', [others]);
	const masked = maskOwnerReport(report);
	expect(masked.summary).toEqual(report.summary);
	expect(masked).toMatchObject({ last_name: 'Примеров', passport_number: '45 09 ••••21' });
	expect(masked.fssp).toContain(others);
	expect(masked.fssp).toContain('"birthDate":"••.••.1980"');
	expect(masked.bankruptcy).toContain('А00-1234/2023');
});

test('is never made of a report that is masked already', () => {
	const report = reportOf('1980-02-01', '4509654321', []);
	expect(() => maskOwnerReport(maskOwnerReport(report))).toThrow();
	expect(() => maskOwnerReport({ ...report, birth_date: null })).toThrow();
});
