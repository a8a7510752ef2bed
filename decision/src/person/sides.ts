import type { ArbiterItem } from '@avtosverka/contract/owner-report/blocks';
import { foldName } from '@avtosverka/contract/vocabulary/person';
import type { DealQuestion } from './person.ts';

/** True when a text carries every word of the name. */
export function namesPerson(text: string | null, name: string): boolean {
	const words = new Set(foldName(text ?? '').split(' '));
	return foldName(name)
		.split(' ')
		.every((word) => words.has(word));
}

/** True when the person has gone to court against others: named among the plaintiffs, and others are sued. */
export function isOnlyPlaintiff(
	{ subject }: DealQuestion,
	{ caseDetails: { plaintiffs, defendants } }: ArbiterItem,
): boolean {
	const named = ({ name }: { readonly name: string | null }) => namesPerson(name, subject.name);
	// Somebody whose name is written in another way may be the person.
	const sued = defendants.filter(({ name }) => name !== null);
	return plaintiffs.some(named) && sued.length > 0 && !sued.some(maySay(subject.name));
}

/** «Примеров П. О.» may be the person too. */
function maySay(name: string): (side: { readonly name: string | null }) => boolean {
	const [last = ''] = foldName(name).split(' ');
	return (side) =>
		foldName(side.name ?? '')
			.split(' ')
			.includes(last);
}
