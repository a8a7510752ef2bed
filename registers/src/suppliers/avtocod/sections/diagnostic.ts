import { byNewest, readDay } from '../../../reading/date.ts';
import { at, node } from '../../../reading/node.ts';
import { ifNotEmpty } from '../../../reading/records.ts';
import { text } from '../../../reading/text.ts';
import type { Diagnostic, Inspection } from '../../../registers/diagnostic.ts';
import { type OdometerReading, readMileages, takeReading } from './mileages.ts';
import { readSectionList, type SectionReading } from './section.ts';
import { readCarModel, readIdentifiers } from './tech-data.ts';

const Row = node({
	date: node({ from: text, to: text }),
	doc: node({ number: text }),
	inspection: node({ place: text }),
});

type Card = Omit<Inspection, 'odometer'> & { readonly place: string | null };

/** Inspections from `diagnostic_cards`, odometer from `mileages`; `none` only when both are empty. */
export function readAvtocodDiagnostic(content: unknown): SectionReading<Diagnostic> {
	const cards = readSectionList(at(content, 'diagnostic_cards'), readCard);
	const mileages = readMileages(content);
	const { updated } = cards;
	if (cards.rows.length === 0 && mileages.rows.length === 0) {
		const noMileage = mileages.word === 'none' || mileages.word === 'absent';
		if (cards.word === 'none' && noMileage) return { kind: 'none', updated };
		return { kind: 'unclear', why: 'neither a card nor a mileage can be read, and no word of none' };
	}
	const lost = cards.word === 'rows' || cards.word === 'none' ? 0 : 1;
	return {
		kind: 'facts',
		facts: arrange(content, withoutRepeats(cards.rows), mileages.rows),
		skipped: Math.max(lost, cards.skipped + mileages.skipped),
		updated,
	};
}

function readCard(row: unknown): Card | null {
	const { date, doc, inspection } = Row.parse(row);
	return ifNotEmpty({
		number: doc.number,
		issuedAt: readDay(date.from),
		expiresAt: readDay(date.to),
		place: inspection.place,
	});
}

/** Two sources feed the list, so that the same card may stand there twice. */
function withoutRepeats(cards: readonly Card[]): readonly Card[] {
	return cards.filter(
		({ number }, place) => number === null || cards.findIndex((card) => card.number === number) === place,
	);
}

/** The newest card stands on top, or the newest reading where there is no card; all else is `previous`. */
function arrange(content: unknown, cards: readonly Card[], mileages: readonly OdometerReading[]): Diagnostic {
	const left = [...mileages];
	const dated = cards
		.toSorted((one, other) => byNewest(one.issuedAt, other.issuedAt))
		.map((card) => ({ ...card, odometer: takeReading(left, card.issuedAt) }));
	const bare = left
		.toSorted((one, other) => byNewest(one.on, other.on))
		.map(({ on, km }) => ({ number: null, issuedAt: on, expiresAt: null, place: null, odometer: km }));
	const [newest, ...others] = [...dated, ...bare];
	if (!newest) return { cards: [] };
	const previous = others
		.map(({ place: _, ...inspection }) => inspection)
		.toSorted((one, other) => byNewest(one.issuedAt, other.issuedAt));
	const { card } = readCarModel(content);
	const { brand, model } = card;
	return { cards: [{ ...newest, brand, model, vin: readIdentifiers(content).vin, previous }] };
}
