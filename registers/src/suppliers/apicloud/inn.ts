import { readPersonInn } from '@avtosverka/contract/vocabulary/inn';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import { oneLine } from '../../reading/text.ts';
import type { InnFacts } from '../../registers/inn.ts';
import { type ApicloudCall, nameParts } from './calls.ts';
import { type ApicloudReading, saysOtherwise } from './reading.ts';
import type { Body } from './wire.ts';

export function askInn(person: Person): ApicloudCall {
	return { file: 'nalog.php', query: { type: 'inn', ...nameParts(person), serianomer: person.passport } };
}

/** A number counts where it is one of a person; beside a word of none it is neither. */
export function readApicloudInn(body: Body): ApicloudReading<InnFacts> {
	const number = oneLine.parse(body.inn ?? null);
	const inn = readPersonInn(number);
	if (body.found === true && inn !== null) {
		return { kind: 'facts', facts: { kind: 'found', inn }, skipped: 0 };
	}
	const denied = body.found === false && number === null && !saysOtherwise(body);
	return denied
		? { kind: 'facts', facts: { kind: 'none' }, skipped: 0 }
		: { kind: 'unclear', why: 'neither a number nor a word of none' };
}
