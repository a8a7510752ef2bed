import type { OwnerReport } from '@avtosverka/contract/owner-report/report';
import {
	maskBirthDate,
	maskPassport,
	type Passport,
	readPassport,
} from '@avtosverka/contract/vocabulary/person';
import { PERSON_REGISTERS } from '@avtosverka/contract/vocabulary/person-register';
import { mapTexts } from '../masking.ts';

/** Stands for the number of the report, by which anybody could open it unmasked. */
const NO_NUMBER = '00000000-0000-0000-0000-000000000000';
const MONTHS = 'янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек'.split('|');

/** A birth date as registers write it: `01.02.1980`, `1980-02-01`, `1.2.80`, «1 февраля 1980». */
function spellingsOfDay([day, month, year]: readonly [string, string, string]): RegExp {
	const [d, m] = [day, month].map((part) => `0?${Number(part)}`);
	const y = `(?:${year.slice(0, 2)})?${year.slice(2)}`;
	const mark = '\\s*[./\\-]\\s*';
	const word = `${MONTHS[Number(month) - 1]}[а-я]*`;
	const ways = [`${d}${mark}${m}${mark}${y}`, `${year}${mark}${m}${mark}${d}`, `${d}\\s+${word}\\s+${year}`];
	return new RegExp(`(?<!\\d)(?:${ways.join('|')})(?!\\d)`, 'giu');
}

/** `4509654321`, «45 09 654321», «4509 № 654321»; never a part of a longer number. */
function spellingsOfPassport(passport: Passport): RegExp {
	const [one, two, number] = [passport.slice(0, 2), passport.slice(2, 4), passport.slice(4)];
	return new RegExp(`(?<!\\d)${one}\\s*${two}(?:[\\s№N,-]|номер)*${number}(?!\\d)`, 'giu');
}

/**
 * A paid report, as its owner gets it, masked for a link: passport and birth date masked wherever a register
 * repeats them, without its own number, and with nothing that is its buyer's alone.
 */
export function maskOwnerReport(report: OwnerReport): OwnerReport {
	const read = readPassport(report.passport_number);
	const [day, month, year] = (report.birth_date ?? '').split('.');
	// The report of its owner has both; an empty mask would hide nothing.
	if (!read.ok || !day || !month || !year) throw new Error('a report is masked that is masked already');
	const passport = maskPassport(read.value);
	const birthDate = maskBirthDate(`${year}-${month}-${day}`);
	const passports = spellingsOfPassport(read.value);
	const days = spellingsOfDay([day, month, year]);
	const mask = (text: string) => text.replace(days, birthDate).replace(passports, passport);
	const blocks = PERSON_REGISTERS.map((register) => {
		const block = report[register];
		return [register, block && JSON.stringify(mapTexts(JSON.parse(block), mask))] as const;
	});
	return {
		...report,
		...Object.fromEntries(blocks),
		report_uuid: NO_NUMBER,
		passport_number: passport,
		birth_date: birthDate,
		returned: null,
		own: false,
	};
}
