import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { DealOmission } from '@avtosverka/decision/person/not-checked';
import { ChevronDown } from 'lucide-react';
import { BlockLink } from '../report/block-link.tsx';

/** Longer lists stand unfolded alone. */
const NAMED_AT_MOST = 3;

/** «Без сегодняшнего ответа: Банкротство, Залоги», or how many there are. */
function missingWords(titles: readonly string[]): string {
	if (titles.length <= NAMED_AT_MOST) return `Без сегодняшнего ответа: ${titles.join(', ')}`;
	return `Без сегодняшнего ответа ${counted(titles.length, ['реестр', 'реестра', 'реестров'])}`;
}

/**
 * What the report cannot say: the registers without an answer by name, the rest and every «why» at one press.
 */
export function NotCheckedList({ lines }: { lines: readonly DealOmission[] }) {
	const silent = lines.flatMap(({ block }) => (block === null ? [] : [BLOCK_CATALOGUE[block].title]));
	return (
		<details className="group/unsaid border-t border-line">
			<summary className="flex min-h-11 list-none items-center gap-2.5 py-2 text-[15px] leading-snug [&::-webkit-details-marker]:hidden">
				<span className="mr-auto">
					<b className="font-semibold">
						Чего не проверяли: {counted(lines.length, ['пункт', 'пункта', 'пунктов'])}
					</b>
					{silent.length > 0 && <span className="block text-ink-2">{missingWords(silent)}</span>}
				</span>
				<ChevronDown
					aria-hidden
					className="size-5 flex-none text-ink-3 group-open/unsaid:rotate-180 print:hidden"
				/>
			</summary>
			<ul className="grid gap-1 pb-2 text-[15px] leading-snug">
				{lines.map((line) =>
					line.block === null ? (
						<li key={line.what} className="py-1">
							{line.what}: <span className="text-ink-2">{line.why}.</span>
						</li>
					) : (
						<li key={line.block}>
							<BlockLink
								block={line.block}
								className="inline-block py-1 text-accent underline underline-offset-2"
							>
								{BLOCK_CATALOGUE[line.block].title}
							</BlockLink>
							: <span className="text-ink-2">{line.why}.</span>
						</li>
					),
				)}
			</ul>
		</details>
	);
}
