import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { decideCar } from '@avtosverka/decision/car/decide';
import { expect, test, vi } from 'vitest';
import { decideStored } from './decide-stored.ts';

vi.mock('@avtosverka/decision/car/decide', { spy: true });

const VIN = 'XTA21144094786239' as Vin;
const NOTHING = { base: null, sections: {} };

test('a car that nobody asked about has a decision of its own', () => {
	expect(decideStored(VIN, null, NOTHING)?.verdict).toBe('too-little');
});

test('where a rule threw, the browser is left to decide and to report it', () => {
	vi.mocked(decideCar).mockImplementationOnce((question, onRuleError) => {
		onRuleError?.('wanted', new Error('a bug of ours'));
		return decideCar(question);
	});
	expect(decideStored(VIN, null, NOTHING)).toBeNull();
});
