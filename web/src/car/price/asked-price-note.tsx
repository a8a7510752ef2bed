import type { StatsData } from '@avtosverka/contract/check/stats';
import { CircleAlert } from 'lucide-react';
import { priceMistake } from './price-mistake.ts';
import { priceSentence } from './price-sentence.ts';

export type AskedPriceNoteProps = {
	text: string;
	stats: StatsData | null;
	/** True once the typing rests or the field is left. */
	judged: boolean;
};

/** What is said of a price: that it is none, or how it stands to the market. */
export function AskedPriceNote({ text, stats, judged }: AskedPriceNoteProps) {
	const mistake = judged ? priceMistake(text) : null;
	if (mistake === null) return priceSentence(text, stats) ?? 'Цена остаётся на этом устройстве.';
	return (
		<span className="flex gap-1.5 font-medium text-found">
			<CircleAlert aria-hidden className="size-4 flex-none" />
			{mistake}
		</span>
	);
}
