import { formatNumber, formatRoubles } from '@avtosverka/contract/vocabulary/plural';
import { factsFinding } from './answer-finding.ts';
import type { SectionMeaning } from './section-meaning.ts';

export const statsMeaning: SectionMeaning<'stats'> = {
	where: 'в статистике',
	count: ({ success, result }) => (success && result ? 1 : 0),
	finding: () => factsFinding('Данные есть'),
	tile: ({ result }) => (result?.avg_price ? money(result.avg_price) : 'есть'),
	line: ({ result }) => (result?.avg_price ? `${formatRoubles(result.avg_price)} в среднем` : null),
};

function money(roubles: number): string {
	return roubles < 1_000_000
		? `${formatNumber(Math.round(roubles / 1000))} тыс.`
		: `${formatNumber(roubles / 1_000_000)} млн`;
}
