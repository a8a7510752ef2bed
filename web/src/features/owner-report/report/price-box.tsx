import { showKopecks } from '@avtosverka/contract/vocabulary/money';
import { REPORT_KOPECKS, USUAL_REPORT_KOPECKS } from '@avtosverka/contract/vocabulary/owner-report';
import { TODAY } from './words.ts';

/** The price of today beside the usual one: a box of its own on large screens, a line on small ones. */
export function PriceBox() {
	return (
		<p className="flex flex-wrap items-baseline gap-x-3 lg:rounded-field lg:bg-accent-soft lg:px-4.5 lg:py-3.5">
			<s className="figures text-lg text-ink-2">
				<span className="sr-only">Обычная цена </span>
				{showKopecks(USUAL_REPORT_KOPECKS)}
			</s>
			<b className="text-lg font-semibold">
				{TODAY} <span className="figures text-2xl font-bold text-accent">{showKopecks(REPORT_KOPECKS)}</span>
			</b>
		</p>
	);
}
