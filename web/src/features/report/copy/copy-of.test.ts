import type { BaseData } from '@avtosverka/contract/check/base';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import { describe, expect, test } from 'vitest';
import { openingState } from '../../../car/state/report-state.ts';
import { metaOf, pastSilence, pictureReply, replyOf } from '../../../car/testing/replies.ts';
import { copyOf } from './copy-of.ts';

const CAR: BaseData = {
	vin: 'XTA21144094786239',
	model: 'LADA 2114 SAMARA',
	frame: null,
	frame_id: null,
	year: 2009,
	color: null,
	type: null,
	power: null,
	volume: null,
	image: null,
};
const base = (state: 'found' | 'clear'): CheckReply<BaseData> => ({
	success: true,
	message: '',
	data: state === 'found' ? CAR : { ...CAR, model: null, year: null },
	meta: metaOf(state),
});

describe('the copy of a report', () => {
	test('opens as the report stood: answers, and registers that gave none', () => {
		const stored = {
			failed: { zalog: pastSilence() },
			base: base('found'),
			sections: { dtp: replyOf('dtp', 'found'), wanted: replyOf('wanted', 'unreachable') },
		};
		expect(copyOf(openingState(stored))).toEqual(stored);
	});

	test('has no picture that waits for a visitor, nor a register that is still being asked', () => {
		const sections = {
			dtp: pictureReply('dtp', 'secret-of-a-visitor'),
			wanted: replyOf('wanted', 'unreachable', { pending: true }),
			recall: replyOf('recall', 'clear'),
		};
		const copy = copyOf(openingState({ base: null, sections }));
		expect(Object.keys(copy?.sections ?? {})).toEqual(['recall']);
		expect(JSON.stringify(copy)).not.toContain('secret-of-a-visitor');
	});

	test('is none while nothing was answered', () => {
		expect(copyOf(openingState({ base: null, sections: {} }))).toBeNull();
	});
});
