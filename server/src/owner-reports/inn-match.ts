import type { BlockData } from '@avtosverka/contract/owner-report/blocks';
import { isPersonInn, readPersonInn } from '@avtosverka/contract/vocabulary/inn';
import type { Person } from '@avtosverka/contract/vocabulary/person';
import type { Match, PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { matchPerson } from '@avtosverka/registers/person-match';
import { bestMatch, matchesIn } from './matches.ts';
import type { OpenBlock } from './open-report.ts';

type ReportPerson = { readonly person: Person; readonly inn: string };
type RowPerson = { readonly name: string | null; readonly inn: string | null };
type Matching = {
	readonly [R in PersonRegister]?: (facts: BlockData[R], known: ReportPerson) => BlockData[R];
};

const MATCHING: Matching = {
	bankruptcy: ({ result }, { inn }) => ({
		result: {
			pageData: stored(result.pageData, (item) => {
				const itemInn = readPersonInn(item.inn);
				if (itemInn === inn) return 'exact';
				// A number whose check digits are wrong may be this person's, with a slip in it.
				return itemInn !== null && isPersonInn(itemInn) ? ofAnother(item.match) : item.match;
			}),
		},
	}),
	pledge: ({ pageData }, known) => ({
		pageData: stored(pageData, ({ pledgors, match }) =>
			matchNamed(
				match,
				pledgors.map((text) => namedIn(text, known.inn)),
				known,
			),
		),
	}),
	arbiter: ({ items }, known) => ({
		items: stored(items, ({ caseDetails: { plaintiffs, defendants }, match }) => {
			const sides = [...plaintiffs, ...defendants];
			const named = sides.map(({ name, details }) => ({ name, inn: personInn(details, known.inn) }));
			return matchNamed(match, named, known);
		}),
	}),
};

/**
 * The blocks of a report with the rows of registers that give an INN matched by it: the same one makes a row
 * the person's own, another one makes it another's. Done each time a report is opened, for the INN may arrive
 * after the rows.
 */
export function matchByInn(person: Person, blocks: readonly OpenBlock[]): readonly OpenBlock[] {
	const found = blocks.find((block): block is OpenBlock<'inn'> => block.register === 'inn')?.facts;
	if (found?.state !== 1 || found.inn === null) return blocks;
	const known = { person, inn: found.inn };
	return blocks.map((block) => matchBlock(block, known));
}

function matchBlock<R extends PersonRegister>(block: OpenBlock<R>, known: ReportPerson): OpenBlock<R> {
	const matching = MATCHING[block.register];
	if (matching === undefined || block.facts === null) return block;
	const facts = matching(block.facts, known);
	const matches = matchesIn(block.register, facts);
	// All that the register has is others': its own word stands behind that.
	const isClear = block.state === 'found' && matches.length === 0;
	return { ...block, facts, match: bestMatch(matches), state: isClear ? 'clear' : block.state };
}

function stored<Row extends { readonly match: Match }>(
	rows: readonly Row[],
	matchOf: (row: Row) => Match | null,
): Row[] {
	return rows.flatMap((row) => {
		const match = matchOf(row);
		return match === null ? [] : [{ ...row, match }];
	});
}

/** A row of several people is another's only where everybody who bears the name has another INN. */
function matchNamed(match: Match, named: readonly RowPerson[], { person, inn }: ReportPerson): Match | null {
	if (named.some((one) => one.inn === inn)) return 'exact';
	const namesakes = named.filter(({ name }) => matchPerson(person, { name, birthDate: null }) !== null);
	const areOthers = namesakes.length > 0 && namesakes.every((one) => one.inn !== null);
	return areOthers ? ofAnother(match) : match;
}

/** Another INN; beside the person's own name and birth date it is a contradiction for a person to check. */
function ofAnother(match: Match): Match | null {
	return match === 'exact' ? 'look' : null;
}

const TWELVE_DIGITS = /(?<!\d)\d{12}(?!\d)/;

function namedIn(text: string, known: string): RowPerson {
	return { name: text, inn: personInn(text, known) };
}

/** The INN of a person in a text; null for a firm's, and for none. The known one needs no check digits. */
function personInn(text: string | null, known: string): string | null {
	const digits = TWELVE_DIGITS.exec(text ?? '')?.[0];
	return digits !== undefined && (digits === known || isPersonInn(digits)) ? digits : null;
}
