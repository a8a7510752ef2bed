import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import { NOT_CLEAR } from '@avtosverka/contract/vocabulary/absence-words';
import { counted, type Forms } from '@avtosverka/contract/vocabulary/plural';
import { RefreshCw } from 'lucide-react';
import { useWithinCopy } from '../../../car/within-copy.ts';
import { ASK_AGAIN } from '../../../car/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { SilentTogether } from './silent-together.ts';

const REGISTERS: Forms = ['реестр', 'реестра', 'реестров'];

export type SilentCardProps = {
	together: SilentTogether;
	busy: boolean;
	askAll: () => void;
	/** True while their lines stand below, each for itself. */
	apart: boolean;
	onApart: () => void;
};

/** Registers that are silent for one reason, shown once, with one button for all of them. */
export function SilentCard({ together: { sections, why }, busy, askAll, apart, onApart }: SilentCardProps) {
	const copy = useWithinCopy();
	return (
		<section
			aria-labelledby="silent-title"
			className="flex gap-3.5 border-b border-line bg-paper p-3.5 lg:col-span-2 lg:rounded-card lg:border"
		>
			<div aria-hidden className="hatched w-3 flex-none rounded-full" />
			<div className="min-w-0">
				<h2 id="silent-title" className="text-[15.5px] leading-snug font-semibold">
					Без ответа {counted(sections.length, REGISTERS)}
				</h2>
				<p className="mt-0.5 text-[15px] leading-snug">
					{why} <span className="font-semibold">{NOT_CLEAR}</span>
				</p>
				<p className="mt-1 text-sm leading-snug text-ink-2">
					{sections.map((section) => SECTION_CATALOGUE[section].title).join(', ')}
				</p>
				<div className="mt-2.5 flex flex-wrap items-center gap-x-4 print:hidden">
					{!copy && (
						<Button
							variant="ghost"
							size="s"
							busy={busy}
							icon={<RefreshCw aria-hidden className="size-[18px]" />}
							onClick={askAll}
							aria-describedby="silent-title"
						>
							{ASK_AGAIN}
						</Button>
					)}
					<button
						type="button"
						aria-expanded={apart}
						onClick={onApart}
						className="min-h-11 text-[15px] text-accent underline underline-offset-2"
					>
						{apart ? 'Свернуть' : 'Показать по одному'}
					</button>
				</div>
			</div>
		</section>
	);
}
