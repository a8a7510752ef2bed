import type { createOwnerReport } from '@avtosverka/contract/owner-report/report';
import { readBirthDate } from '@avtosverka/contract/vocabulary/birth-date';
import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';
import { readNamePart, readPatronymic } from '@avtosverka/contract/vocabulary/name-part';
import { CONSENT_VERSION } from '@avtosverka/contract/vocabulary/owner-report';
import {
	PERSON_PROBLEM_TEXT,
	type Person,
	type PersonReading,
	readPassport,
} from '@avtosverka/contract/vocabulary/person';
import type { z } from 'zod';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { OWNER_REPORT_WORDS } from './words.ts';

type Form = z.output<typeof createOwnerReport.body>;
type Field = Exclude<keyof Form, 'token' | 'idempotence_key' | 'protection'>;

function refused(field: Field, sentence: string): RequestProblem {
	return new RequestProblem(400, 'bad-input', sentence, null, field);
}

function value<Value>(field: Field, read: PersonReading<Value>): Value {
	if (read.ok) return read.value;
	throw refused(field, PERSON_PROBLEM_TEXT[read.problem]);
}

/** What a ticked box is sent as. */
const TICKED: readonly unknown[] = [true, 'true', '1', 'on'];

function readMiddleName({ middle_name, no_middle_name }: Form): Person['middleName'] {
	if (!TICKED.includes(no_middle_name)) return value('middle_name', readPatronymic(middle_name));
	if (middle_name.trim() !== '') throw refused('middle_name', OWNER_REPORT_WORDS.middleNameTwice);
	return '';
}

/** The person of a form; throws a RequestProblem (400) with the first wrong field and its sentence. */
export function readPerson(form: Form, now: Date): Person {
	return {
		lastName: value('last_name', readNamePart(form.last_name)),
		firstName: value('first_name', readNamePart(form.first_name)),
		middleName: readMiddleName(form),
		birthDate: value('birth_date', readBirthDate(form.birth_date, dayInMoscow(now))),
		passport: value('passport_number', readPassport(form.passport_number)),
	};
}

/** Throws a RequestProblem (400) unless the form was sent under the consent that is in force. */
export function refuseWithoutConsent({ consent }: Pick<Form, 'consent'>): void {
	if (consent === CONSENT_VERSION) return;
	throw refused(
		'consent',
		consent.trim() === '' ? OWNER_REPORT_WORDS.noConsent : OWNER_REPORT_WORDS.otherConsent,
	);
}
