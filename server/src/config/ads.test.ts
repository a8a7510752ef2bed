import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { readAds, readAdsHosts } from './ads.ts';

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

test('hosts of advertisements are told apart by commas or spaces', () => {
	const ADS_HOSTS = 'https://yastatic.example, https://*.ads.example:8443  https://an.example';
	expect(readAdsHosts({ ADS_SCRIPT_URL: SCRIPT, ADS_HOSTS })).toEqual([
		'https://yastatic.example',
		'https://*.ads.example:8443',
		'https://an.example',
	]);
	expect(readAdsHosts({ ADS_SCRIPT_URL: SCRIPT })).toEqual([]);
});

test('without a script no host of an advertisement counts', () => {
	expect(readAdsHosts({ ADS_SCRIPT_URL: null, ADS_HOSTS: 'https://ads.example' })).toEqual([]);
});

test.each([
	'ads.example',
	'http://ads.example',
	'https://ads.example/path',
	'https://*',
	'*',
	"'unsafe-inline'",
	'data:',
	'https://ads.example; script-src *',
	'https://a.*.example',
])('a host of advertisements «%s» ends the start', (ADS_HOSTS) => {
	const read = () => readAdsHosts({ ADS_SCRIPT_URL: SCRIPT, ADS_HOSTS });
	expect(read).toThrow(StartError);
	expect(read).toThrow(/^Настройка ADS_HOSTS: /);
});
