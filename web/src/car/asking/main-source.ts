import { SECTIONS } from '@avtosverka/contract/vocabulary/register';
import type { SupplierId } from '@avtosverka/contract/vocabulary/supplier';
import { hasAnswered, type ReportState } from '../state/report-state.ts';

/** The answers of the registers themselves, a kept one in the place of a silent register not among them. */
export function answersIn({ cards }: ReportState) {
	return SECTIONS.flatMap((section) => {
		const card = cards[section];
		return card.reply && hasAnswered(card) ? [card.reply.meta] : [];
	});
}

/** Who gave most of the answers; null before there are any. */
export function mainSource(state: ReportState): SupplierId | null {
	const counts = new Map<SupplierId, number>();
	for (const { source } of answersIn(state)) if (source) counts.set(source, (counts.get(source) ?? 0) + 1);
	const [most] = [...counts].sort(([, one], [, other]) => other - one);
	return most?.[0] ?? null;
}
