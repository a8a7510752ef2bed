import type { Timeline } from '@avtosverka/contract/decision';
import { formatNumber } from '@avtosverka/contract/vocabulary/plural';

/** «≈ 98 тыс.»: the average of a market is no exact figure. */
export function averageText(km: number): string {
	return `≈\u00a0${thousands(Math.max(1_000, km))}`;
}

/** «210–260 тыс.», or «от 210 тыс.» where the most is not known; the word «оценка» stands before it. */
export function estimateText({ least, most }: NonNullable<Timeline['runEstimate']>): string {
	if (most === null) return `от\u00a0${thousands(least)}`;
	return least === most ? thousands(least) : `${formatNumber(least / 1_000)}–${thousands(most)}`;
}

function thousands(km: number): string {
	return `${formatNumber(Math.round(km / 1_000))}\u00a0тыс.`;
}
