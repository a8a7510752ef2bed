import type { checkReportPerson } from '@avtosverka/contract/owner-report/report';
import { readBirthDate } from '@avtosverka/contract/vocabulary/birth-date';
import { dayInMoscow } from '@avtosverka/contract/vocabulary/moment';
import { readNamePart } from '@avtosverka/contract/vocabulary/name-part';
import { foldName, PERSON_PROBLEM_TEXT } from '@avtosverka/contract/vocabulary/person';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { senderOf } from '../http/guards/address-limit.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import { createSharedCount } from '../store/shared-count.ts';
import type { DescribedPerson, OwnerReports } from './owner-reports.ts';
import { OWNER_REPORT_WORDS } from './words.ts';

const HOUR_SECONDS = 60 * 60;
/** Enough for typing mistakes, and nothing to anyone who guesses among all days and passports. */
const CHECKS_PER_REPORT = 10;
const CHECKS_PER_ADDRESS = 30;

type PersonCheckBody = z.output<typeof checkReportPerson.body>;
type CheckDeps = Pick<Deps, 'store' | 'clock' | 'appSecret'> & { readonly ownerReports: OwnerReports };

function refused(field: keyof PersonCheckBody, sentence: string): RequestProblem {
	return new RequestProblem(400, 'bad-input', sentence, null, field);
}

function readDescription(
	{ full_name, birth_date, passport_end }: PersonCheckBody,
	now: Date,
): DescribedPerson {
	const name = readNamePart(full_name);
	if (!name.ok && name.problem !== 'too-long') throw refused('full_name', PERSON_PROBLEM_TEXT[name.problem]);
	const birthDate = readBirthDate(birth_date, dayInMoscow(now));
	if (!birthDate.ok) throw refused('birth_date', PERSON_PROBLEM_TEXT[birthDate.problem]);
	if (!/^[0-9]{4}$/.test(passport_end.trim())) throw refused('passport_end', OWNER_REPORT_WORDS.passportEnd);
	return {
		foldedName: foldName(full_name),
		birthDate: birthDate.value,
		passportEnd: passport_end.trim(),
	};
}

/**
 * Says whether an unpaid report is about the person that its payer means, all or nothing. Throws a
 * RequestProblem: 400 for what cannot be read, 404 for a report that is not there, 409 for a paid one, 429
 * for too many tries.
 */
export function createPersonChecks({ ownerReports, store, clock, appSecret }: CheckDeps) {
	const count = (name: string, most: number) =>
		createSharedCount(store, clock, { appSecret, windowSeconds: HOUR_SECONDS, name, most });
	const byReport = count('person-checks', CHECKS_PER_REPORT);
	const byAddress = count('person-checks-of-address', CHECKS_PER_ADDRESS);

	return async function check(uuid: string, given: PersonCheckBody, address: string): Promise<boolean> {
		const described = readDescription(given, clock.now());
		const standing = await ownerReports.standing(uuid);
		if (standing === 'gone') throw new RequestProblem(404, 'not-found', OWNER_REPORT_WORDS.noSuchReport);
		if (standing === 'paid') throw new RequestProblem(409, 'conflict', OWNER_REPORT_WORDS.paidAlready);
		if ((await byAddress.count(senderOf(address))) || (await byReport.count(uuid))) {
			throw new RequestProblem(429, 'too-many', OWNER_REPORT_WORDS.tooManyChecks, HOUR_SECONDS);
		}
		return ownerReports.isAbout(uuid, described);
	};
}
