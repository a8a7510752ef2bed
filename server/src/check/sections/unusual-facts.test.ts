import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SAMPLE_FACTS } from '../../answers/testing/sample-facts.ts';
import { foundReply } from './testing/section-reply.ts';

describe('what was found', () => {
	test('zalog: pledges that have all ended are still something found', () => {
		const ended = foundReply('zalog', { ...SAMPLE_FACTS.zalog, open: [] });
		expect(ended.data).toMatchObject({ status: 200, list: [], history: [{ typeStr: 'Возникновение' }] });
	});

	test('a year that a supplier writes with a fraction does not break the reply', () => {
		const [accident] = SAMPLE_FACTS.dtp.accidents;
		if (!accident) throw new Error('the sample has an accident');
		expect(
			foundReply('dtp', { accidents: [{ ...accident, year: 2009.5 }] }).data?.Accidents[0]?.VehicleYear,
		).toBe(2010);
	});
});

describe('whatever a register tells', () => {
	const text = fc.option(fc.string());
	const number = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }));
	const accident = fc.record({
		number: text,
		at: text,
		kind: text,
		region: text,
		place: text,
		ownerForm: text,
		damageState: text,
		vehicles: number,
		brand: text,
		model: text,
		year: number,
		damageCodes: fc.array(fc.string()),
	});

	test('accidents fit the contract, each of them', () => {
		fc.assert(
			fc.property(fc.array(accident), (accidents) => {
				expect(foundReply('dtp', { accidents }).data?.Accidents).toHaveLength(accidents.length);
			}),
		);
	});

	test('no inspection gets lost and the order is by date', () => {
		const inspection = fc.record({ number: text, issuedAt: text, expiresAt: text, odometer: number });
		fc.assert(
			fc.property(fc.array(inspection), (previous) => {
				const [sample] = SAMPLE_FACTS.diagnostic.cards;
				if (!sample) throw new Error('the sample has a card');
				const [card] =
					foundReply('diagnostic', { cards: [{ ...sample, previous }] }).data?.diagnosticCards ?? [];
				const dates = card?.previousDcs.map(({ dcDate }) => dcDate ?? '') ?? [];
				expect(dates).toHaveLength(previous.length);
				expect(dates).toEqual(dates.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)));
			}),
		);
	});
});
