import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { PassportFacts } from '../../registers/passport.ts';
import type { ApicloudCall } from './calls.ts';
import type { ApicloudReading } from './reading.ts';
import type { Body } from './wire.ts';

/** The ministry's check: series, number, last and first name. */
export function askPassport({ passport, lastName, firstName }: Person): ApicloudCall {
	const [seria, nomer] = [passport.slice(0, 4), passport.slice(4)];
	const query = { type: 'chekpassportv2', seria, nomer, lastname: lastName, firstname: firstName };
	return { file: 'mvd.php', query };
}

/** Its three words; «no data» is a word too, and neither of the other two. */
const WORDS: Readonly<Record<string, boolean | null>> = { VALID: true, NOT_VALID: false, NOT_FOUND: null };

export function readApicloudPassport({ result, status }: Body): ApicloudReading<PassportFacts> {
	const word = typeof result === 'string' && Object.hasOwn(WORDS, result) ? WORDS[result] : undefined;
	if (word === undefined) return { kind: 'unclear', why: 'none of the three words' };
	// Beside 404 only «no data» stands.
	if (word !== null && Number(status) !== 200) return { kind: 'unclear', why: 'a word beside a failure' };
	return { kind: 'facts', facts: { isValid: word }, skipped: 0 };
}
