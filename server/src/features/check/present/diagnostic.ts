import type { DiagnosticCard, PreviousCard } from '@avtosverka/contract/check/diagnostic';
import type { DiagnosticCard as CardFacts, Inspection } from '@avtosverka/registers/facts/diagnostic';
import type { SectionView } from './section-view.ts';

function presentInspection(inspection: Inspection): PreviousCard {
	return {
		dcNumber: inspection.number,
		dcDate: inspection.issuedAt,
		dcExpirationDate: inspection.expiresAt,
		odometerValue: inspection.odometer,
	};
}

/** The order is the contract's promise; undated readings go last, where they mislead nobody. */
function newestFirst(one: Inspection, other: Inspection): number {
	const [first, second] = [one.issuedAt ?? '', other.issuedAt ?? ''];
	if (first === second) return 0;
	return first < second ? 1 : -1;
}

function presentCard(card: CardFacts): DiagnosticCard {
	return {
		...presentInspection(card),
		brand: card.brand,
		model: card.model,
		vin: card.vin,
		pointAddress: card.place,
		previousDcs: card.previous.toSorted(newestFirst).map(presentInspection),
	};
}

export const diagnostic: SectionView<'diagnostic'> = {
	found: ({ cards }) => ({ diagnosticCards: cards.map(presentCard) }),
	clear: () => ({ diagnosticCards: [] }),
};
