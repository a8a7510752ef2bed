import type { Owner } from '../../subjects/car.ts';
import { chance } from '../../subjects/chance.ts';
import { OPERATIONS } from '../../subjects/data/words.ts';
import { daysBetween } from '../../subjects/day.ts';
import { listOf, midnight, type Page, type Section } from './section.ts';

/** Owner periods, newest first, as the supplier's recorded answers have them. */
export function ownership({ car, updated }: Page): Section {
	const today = updated.slice(0, 10);
	const first = car.owners[0];
	const days = first ? daysBetween(first.from, today) : null;
	const usage = { duration_iso: days === null ? null : isoDuration(days), days };
	const items = car.owners.map((owner) => period(owner, owner.to ?? today)).reverse();
	return { history: { ...listOf(items, updated), usage } };
}

function period(owner: Owner, until: string): Section {
	const dice = chance(`company:${owner.company}`);
	const numbers = { tin: dice.digits(10), kpp: dice.digits(9), ogrn: dice.digits(13) };
	const unknown = { tin: null, kpp: null, ogrn: null };
	const days = daysBetween(owner.from, until);
	return {
		date: { start: midnight(owner.from), end: owner.to && midnight(owner.to) },
		owner: {
			type: owner.company === null ? 'PERSON' : 'LEGAL',
			company: { name: owner.company, ...(owner.company === null ? unknown : numbers) },
		},
		last_operation: { code: owner.operation, description: OPERATIONS[owner.operation] ?? null },
		duration_iso: isoDuration(days),
		days,
	};
}

/** Days as `P8Y7M29D`, with months of thirty days. */
function isoDuration(days: number): string {
	const rest = days % 365;
	return `P${Math.floor(days / 365)}Y${Math.floor(rest / 30)}M${rest % 30}D`;
}
