import type { Section } from '@avtosverka/contract/vocabulary/register';
import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import { describe, expect, test } from 'vitest';
import { openingState, type ReportState } from './state/report-state.ts';
import { metaOf, replyOf } from './testing/replies.ts';
import { unknownVinText } from './unknown-vin.ts';

const EVERYBODY = 'Ни один реестр не знает этот VIN: проверьте, нет ли опечатки.';

/** A report in which every section answers that it has nothing, except `others`. */
function report(others: Partial<Record<Section, Parameters<typeof replyOf>[1] | null>> = {}): ReportState {
	const sections = Object.fromEntries(
		SECTIONS.flatMap((section) => {
			const state = section in others ? others[section] : 'clear';
			return state ? [[section, replyOf(section, state)] as const] : [];
		}),
	);
	return openingState({ base: null, sections });
}

describe('a VIN that nobody knows', () => {
	test('is said to be one, with what to do, when all ten have answered that they have nothing', () => {
		expect(unknownVinText(report())).toBe(EVERYBODY);
	});

	test.each(SECTIONS)('is known as soon as %s tells something', (section) => {
		expect(unknownVinText(report({ [section]: 'found' }))).toBeNull();
		expect(unknownVinText(report({ [section]: 'partial' }))).toBeNull();
	});

	test('is not spoken of before everybody was asked', () => {
		expect(unknownVinText(report({ customs: null }))).toBeNull();
		const state = report();
		const asking = { ...state.cards, osago: { ...state.cards.osago, phase: 'loading' as const } };
		expect(unknownVinText({ ...state, cards: asking })).toBeNull();
	});

	test.each(['unreachable', 'refused', 'unreadable', 'not-asked'] as const)(
		'is told of those alone that answered: %s is no answer',
		(silence) => {
			expect(unknownVinText(report({ osago: silence, recall: silence }))).toBe(
				'Ни один из ответивших реестров (8 из 10) не знает этот VIN: проверьте, нет ли опечатки.',
			);
		},
	);

	test('is not told of where the registration is silent, or an answer of before stands in', () => {
		expect(unknownVinText(report({ registration: 'unreachable' }))).toBeNull();
		const state = report();
		const stale = { ...replyOf('registration', 'clear'), meta: metaOf('clear', { stale: true }) };
		const cards = { ...state.cards, registration: { ...state.cards.registration, reply: stale } };
		expect(unknownVinText({ ...state, cards })).toBeNull();
	});

	test('is not told of on the word of the registration alone', () => {
		const silent = Object.fromEntries(SECTIONS.slice(1).map((section) => [section, 'unreachable' as const]));
		expect(unknownVinText(report(silent))).toBeNull();
	});

	test('is known where the basic card tells of a car', () => {
		const known = { ...replyOf('registration', 'found'), data: null } as never;
		const state = report();
		expect(unknownVinText({ ...state, base: { phase: 'success', reply: known, problem: null } })).toBeNull();
		expect(unknownVinText({ ...state, base: { phase: 'loading', reply: null, problem: null } })).toBeNull();
	});
});
