import type { DiagnosticCardData, PreviousDiagnosticCard } from '@avtosverka/contract/check/diagnostic';
import { newestFirst } from '@avtosverka/contract/vocabulary/newest-first';
import { formatKilometres } from '@avtosverka/contract/vocabulary/plural';
import { modelName } from '@avtosverka/decision/car/usual-case';
import type { DiagnosticCard as CardFacts, Inspection } from '@avtosverka/registers/registers/diagnostic';
import type { ServedSection } from './section-view.ts';
import { record, shownDay } from './watched-record.ts';

const issuedAt = (card: Inspection) => card.issuedAt;

function presentInspection(inspection: Inspection): PreviousDiagnosticCard {
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
		brand: modelName(card.brand),
		model: modelName(card.model),
		vin: card.vin,
		pointAddress: card.place,
		previousDcs: newestFirst(card.previous, issuedAt).map(presentInspection),
	};
}

export const diagnostic: ServedSection<'diagnostic'> = {
	found: ({ cards }) => ({ diagnosticCards: newestFirst(cards, issuedAt).map(presentCard) }),
	clear: () => ({ diagnosticCards: [] }),
	watch: {
		form: 1,
		read: ({ cards }) =>
			cards
				.flatMap(({ previous, ...card }) => [card, ...previous])
				.map((one) => {
					const isReading = one.number === null && one.expiresAt === null;
					const km = one.odometer === null ? null : formatKilometres(one.odometer);
					return record({
						...{ key: [one.issuedAt], state: [one.odometer, one.expiresAt], day: one.issuedAt },
						words: [isReading ? 'Показание одометра' : 'Техосмотр', shownDay(one.issuedAt), km],
					});
				}),
	},
};
