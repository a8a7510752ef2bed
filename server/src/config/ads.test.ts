import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { readAds } from './ads.ts';

const SCRIPT = 'https://ads.example/context.js';

test('without a script there are no advertisements, whatever the blocks', () => {
	expect(readAds({ ADS_SCRIPT_URL: null })).toBeNull();
	expect(readAds({ ADS_SCRIPT_URL: null, ADS_BLOCK_IDS: 'R-A-1-1,R-A-1-2' })).toBeNull();
});

test('two blocks stand in the order of the setting', () => {
	expect(readAds({ ADS_SCRIPT_URL: SCRIPT, ADS_BLOCK_IDS: 'R-A-1-1, R-A-1-2' })).toEqual({
		scriptUrl: SCRIPT,
		blockIds: ['R-A-1-1', 'R-A-1-2'],
	});
});

test.each([undefined, '', 'R-A-1-1', 'R-A-1-1,', 'a,b,c', 'a b,c', '<b>,c'])(
	'a script with the blocks «%s» ends the start',
	(blocks) => {
		const read = () => readAds({ ADS_SCRIPT_URL: SCRIPT, ADS_BLOCK_IDS: blocks });
		expect(read).toThrow(StartError);
		expect(read).toThrow(/^Настройка ADS_BLOCK_IDS: /);
	},
);
