import { isPersonInn } from '@avtosverka/contract/vocabulary/inn';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { InnFacts } from '../../facts/inn.ts';
import { oneLine } from '../../reading/text.ts';
import { type ApicloudCall, nameParts } from './calls.ts';
import { type ApicloudReading, saysOtherwise } from './reading.ts';
import type { Body } from './wire.ts';

export function askInn(person: Person): ApicloudCall {
	return { file: 'nalog.php', query: { type: 'inn', ...nameParts(person), serianomer: person.passport } };
}

/** A number counts only with its true check digits. */
export function readApicloudInn(body: Body): ApicloudReading<InnFacts> {
	const inn = oneLine.parse(body.inn ?? null);
	if (body.found === true && inn !== null && isPersonInn(inn)) {
		return { kind: 'facts', facts: { kind: 'found', inn }, skipped: 0 };
	}
	const denied = body.found === false && inn === null && !saysOtherwise(body);
	return denied
		? { kind: 'facts', facts: { kind: 'none' }, skipped: 0 }
		: { kind: 'unclear', why: 'neither a number nor a word of none' };
}
