import { readFileSync } from 'node:fs';
import type { WellAnswer } from './faults.ts';

const BODIES: Readonly<Record<string, readonly [none: string, some: string]>> = {
	'mvd.php': ['mvd.chekpassportv2.not_found', 'mvd.chekpassportv2.valid'],
	'nalog.php': ['nalog.inn.not_found', 'nalog.inn.found'],
	'fssp.php': ['fssp.physical.empty', 'fssp.physical.found'],
	'bankrot.php': ['bankrot.searchString.empty', 'bankrot.searchString.found'],
	'kad_arbitr.php': ['kad_arbitr.search.empty', 'kad_arbitr.search.found'],
	'fedsfm.php': ['fedsfm.terextr.not_found', 'fedsfm.terextr.found'],
	'rsa.php': ['rsa.osago.empty', 'rsa_osago_200'],
	'zalog.php': ['zalog.notary.empty', 'zalog.notary.found'],
	'converter.php': ['converter_search_not_found', 'converter_search_found'],
};

const fixture = (name: string) =>
	readFileSync(new URL(`../suppliers/apicloud/fixtures/${name}.json`, import.meta.url), 'utf8')
		.replaceAll('X96ERB6X4B0008543', 'XTA21144094786239')
		.replaceAll('С812МУ93', 'В222ВВ22');

/** What api-cloud.ru replies when it works; its error stands beside the words of «nothing found». */
export function apicloudSays(path: string): WellAnswer {
	const [none, some] = BODIES[new URL(path, 'http://register.test').pathname.slice(1)] ?? [];
	if (none === undefined || some === undefined) throw new Error('no such file');
	const denial = fixture(none);
	return {
		type: 'application/json; charset=utf-8',
		none: denial,
		some: fixture(some),
		error: denial.replace('{', '{ "error": "TIME_MAX_CONNECT",'),
	};
}
