import type { CachedReport } from '@avtosverka/contract/site';
import { foldVin, type Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_PLATE, SAMPLE_VIN } from '../answers/testing/sample-facts.ts';
import { cardSvg } from '../drawing/car-card.ts';
import { setUpDatabase } from '../store/testing/test-database.ts';
import { sampleReport, snapshotOf, withPeople } from './testing/sample-report.ts';

const database = setUpDatabase();
let sample: CachedReport;
beforeAll(async () => {
	sample = await sampleReport(database.store);
});

/** Everything that leaves the server: what a loader sends, and the picture. */
function allOf(cached: CachedReport, vin: Vin, masked = true): string {
	const report = snapshotOf(cached, vin, masked);
	const answers = cachedAnswersOf(report.stored);
	const svg = cardSvg({
		...{ vin: report.vin, decision: report.decided, answers, at: report.at },
		siteUrl: 'https://example.test',
	});
	return JSON.stringify(report) + svg;
}

/** The sample with texts put wherever a register writes one. */
function withTexts(cached: CachedReport, text: (old: string) => string): CachedReport {
	const free = new Set(['model', 'regname', 'value', 'pointAddress', 'recall_reason', 'AccidentPlace']);
	const walk = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(walk);
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(
			Object.entries(value).map(([name, inner]) => [
				name,
				free.has(name) && typeof inner === 'string' ? text(inner) : walk(inner),
			]),
		);
	};
	return walk(cached) as CachedReport;
}

const CYRILLIC: Readonly<Record<string, string>> = { A: 'А', T: 'Т', X: 'Х', K: 'К', M: 'М', 0: 'О' };
const sign = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
const vin = fc
	.tuple(fc.array(sign, { minLength: 9, maxLength: 9 }), fc.integer({ min: 10_000_000, max: 99_999_999 }))
	.map(([signs, digits]) => (signs.join('') + digits) as Vin);
/** One way to write an identifier: letter case, alphabet and separator of each sign. */
const spelling = fc.array(
	fc.record({ cyrillic: fc.boolean(), lower: fc.boolean(), after: fc.constantFrom('', '', ' ', '-') }),
	{ minLength: 17, maxLength: 17 },
);
type Spelling = { cyrillic: boolean; lower: boolean; after: string }[];

function spell(identifier: string, how: Spelling): string {
	return [...identifier]
		.map((plain, place) => {
			const { cyrillic, lower, after } = how[place] as Spelling[number];
			const written = cyrillic ? (CYRILLIC[plain] ?? plain) : plain;
			return (lower ? written.toLowerCase() : written) + after;
		})
		.join('');
}

const folded = (text: string) => foldVin(text.replace(/[^\p{L}\p{N}]/gu, ''));

describe('a masked report and its picture', () => {
	test('hold the VIN in no spelling, wherever a register writes it', () => {
		fc.assert(
			fc.property(vin, spelling, (of, how) => {
				const cached = JSON.parse(JSON.stringify(sample).replaceAll(SAMPLE_VIN, of)) as CachedReport;
				const text = allOf(
					withTexts(cached, (old) => `${old} (VIN: ${spell(of, how)}) и далее`),
					of,
				);
				expect(folded(text)).not.toContain(folded(of));
			}),
			{ numRuns: 20 },
		);
	});

	test('are the same of two cars of one maker that differ in the VIN alone', () => {
		const sameMaker = vin.map((of) => `XTA${of.slice(3)}` as Vin);
		fc.assert(
			fc.property(sameMaker, sameMaker, (one, other) => {
				const [first, second] = [one, other].map((of) =>
					allOf(JSON.parse(JSON.stringify(sample).replaceAll(SAMPLE_VIN, of)) as CachedReport, of),
				);
				expect(first).toBe(second);
			}),
			{ numRuns: 20 },
		);
	});

	test('are the same of two that were made or answered at different minutes of one day', () => {
		const later = JSON.parse(
			JSON.stringify(sample).replaceAll('2026-11-21T10:25:00.000Z', '2026-11-21T12:41:07.312Z'),
		) as CachedReport;
		expect(JSON.stringify(later)).not.toBe(JSON.stringify(sample));
		const madeLater = new Date('2026-11-21T13:00:00Z');
		expect(JSON.stringify(snapshotOf(later, SAMPLE_VIN, true, null, madeLater))).toBe(
			JSON.stringify(snapshotOf(sample, SAMPLE_VIN, true)),
		);
	});

	test('hold no phone number and nothing of what a pledge describes, whatever a register writes', () => {
		const phone = fc.constantFrom('+79161234567', '8 (916) 123-45-67', '+7 916 123 45 67', '8-916-123-45-67');
		const described = fc.constantFrom('VIN XTA…, синий', 'Лада со двора на Невыдуманной, 5', 'А123ВС77');
		fc.assert(
			fc.property(phone, described, (number, property) => {
				const cached = withTexts(structuredClone(sample), (old) => `${old}, звоните ${number}`);
				cached.sections.zalog?.data?.list[0]?.properties.push({ value: property });
				const all = allOf(cached, SAMPLE_VIN);
				expect(all).not.toContain(number);
				expect(all).not.toContain(property);
			}),
			{ numRuns: 20 },
		);
	});

	test('hold no other VIN and no plate that a text repeats', () => {
		const plates = ['А123ВС77', 'a 123 bc 777', 'А 123 ВС 77', 'В007ОР 150', 'а-123-вс-77'];
		const text = withTexts(sample, (old) => `${old}, WBAFR7C50BC804712, ${plates.join('; ')}`);
		const all = allOf(text, SAMPLE_VIN);
		expect(all).not.toContain('WBAFR7C50BC804712');
		for (const plate of plates) expect(all).not.toContain(plate);
	});

	test('hold none of the numbers by which a register may be asked', () => {
		const numbers = ['000043057'];
		const policy = sample.sections.osago?.data?.[0];
		for (const number of [policy?.number, policy?.plate]) if (number) numbers.push(number);
		const whole = JSON.stringify(sample);
		for (const number of numbers) expect(whole).toContain(number);
		const all = allOf(sample, SAMPLE_VIN);
		for (const number of numbers) expect(all).not.toContain(number);
	});

	test('say that the plate is of another car without the plate itself', () => {
		const searched = { ...sample, plateModel: 'TOYOTA Corolla' };
		const said = (masked: boolean) => {
			const { decided } = snapshotOf(searched, SAMPLE_VIN, masked, SAMPLE_PLATE);
			return decided.reasons.find(({ rule }) => rule === 'plate-model-differs')?.sentence;
		};
		expect(said(false)).toContain(
			`По госномеру ${SAMPLE_PLATE} числится TOYOTA Corolla, а по VIN — ВАЗ 21144`,
		);
		expect(said(true)).toContain('числится TOYOTA Corolla, а по VIN — ВАЗ 21144');
		expect(JSON.stringify(snapshotOf(searched, SAMPLE_VIN, true, SAMPLE_PLATE))).not.toContain(SAMPLE_PLATE);
	});

	test('keep what the answers say of the car', () => {
		const report = allOf(sample, SAMPLE_VIN);
		expect(report).toContain('ВАЗ 21144');
		expect(report).toContain('Новгородская область');
	});
});

test('a report that its maker does not mask keeps the numbers, and names no person', () => {
	const text = allOf(withPeople(sample), SAMPLE_VIN, false);
	expect(text).toContain(SAMPLE_VIN);
	expect(text).not.toContain('Выдуманный');
	expect(text).not.toContain('Небывалова');
});
