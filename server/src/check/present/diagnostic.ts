import type { DiagnosticCardData, PreviousCard } from '@avtosverka/contract/check/diagnostic';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import type { DiagnosticCard as CardFacts, Inspection } from '@avtosverka/registers/registers/diagnostic';
import type { SectionView } from './section-view.ts';

const issuedAt = (card: Inspection) => card.issuedAt;

function presentInspection(inspection: Inspection): PreviousCard {
	return {
		dcNumber: inspection.number,
		dcDate: inspection.issuedAt,
		dcExpirationDate: inspection.expiresAt,
		odometerValue: inspection.odometer,
	};
}

function presentCard(card: CardFacts): DiagnosticCardData {
	return {
		...presentInspection(card),
		brand: card.brand,
		model: card.model,
		vin: card.vin,
		pointAddress: card.place,
		previousDcs: newestFirst(card.previous, issuedAt).map(presentInspection),
	};
}

export const diagnostic: SectionView<'diagnostic'> = {
	found: ({ cards }) => ({ diagnosticCards: newestFirst(cards, issuedAt).map(presentCard) }),
	clear: () => ({ diagnosticCards: [] }),
};
