import { BLOCK_CATALOGUE } from '@avtosverka/contract/owner-report/catalogue';
import type { PersonRegister } from '@avtosverka/contract/vocabulary/person-register';
import { counted } from '@avtosverka/contract/vocabulary/plural';
import type { DealOmission, UnsettledAnswer } from '@avtosverka/decision/person/not-checked';
import { ChevronDown } from 'lucide-react';
import { BlockLink } from '../report/block-link.tsx';

/** Longer lists stand unfolded alone. */
const NAMED_AT_MOST = 3;

/** «Банкротство, Залоги»; null where there are too many. */
function titlesOf(blocks: readonly PersonRegister[]): string | null {
	if (blocks.length > NAMED_AT_MOST) return null;
	return blocks.map((block) => BLOCK_CATALOGUE[block].title).join(', ');
}

/** «Без ответа: Банкротство, Залоги», or how many there are; nothing where there are none. */
function silentWords(blocks: readonly PersonRegister[]): string | null {
	const titles = titlesOf(blocks);
	if (titles === '') return null;
	if (titles !== null) return `Без ответа: ${titles}`;
	return `Без ответа ${counted(blocks.length, ['реестр', 'реестра', 'реестров'])}`;
}

/** What the report cannot say: registers without an answer by name, the rest and every «why» at one press. */
export function NotCheckedList({ lines }: { lines: readonly DealOmission[] }) {
	const silent = lines.flatMap(({ block }) => block ?? []);
	const points = counted(lines.length, ['пункт', 'пункта', 'пунктов']);
	return <FoldedLines title={`Чего не проверяли: ${points}`} note={silentWords(silent)} lines={lines} />;
}

/** Answers that are there, and old or read in part; nothing where there are none. */
export function UnsettledAnswers({ lines }: { lines: readonly UnsettledAnswer[] }) {
	if (lines.length === 0) return null;
	return (
		<FoldedLines
			title={`Уточните перед сделкой: ${counted(lines.length, ['ответ', 'ответа', 'ответов'])}`}
			note={titlesOf(lines.map(({ block }) => block))}
			lines={lines}
		/>
	);
}

type FoldedLinesProps = { title: string; note: string | null; lines: readonly DealOmission[] };

function FoldedLines({ title, note, lines }: FoldedLinesProps) {
	return (
		<details className="group/unsaid border-t border-line">
			<summary className="flex min-h-11 list-none items-center gap-2.5 py-2 text-[15px] leading-snug [&::-webkit-details-marker]:hidden">
				<span className="mr-auto">
					<b className="font-semibold">{title}</b>
					{note !== null && <span className="block text-ink-2">{note}</span>}
				</span>
				<ChevronDown
					aria-hidden
					className="size-5 flex-none text-ink-3 group-open/unsaid:rotate-180 print:hidden"
				/>
			</summary>
			<ul className="grid gap-1 pb-2 text-[15px] leading-snug">
				{lines.map((line) => (
					<li key={line.block ?? line.what} className="py-1">
						{line.block === null ? (
							line.what
						) : (
							<BlockLink block={line.block} className="text-accent underline underline-offset-2">
								{BLOCK_CATALOGUE[line.block].title}
							</BlockLink>
						)}
						: <span className="text-ink-2">{line.why}.</span>
					</li>
				))}
			</ul>
		</details>
	);
}
