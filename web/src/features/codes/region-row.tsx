import type { Region, RegionCode } from '@avtosverka/contract/vocabulary/region-codes';
import { Check, Copy, Link as LinkIcon } from 'lucide-react';
import { DOUBT_MARK, DOUBT_WORDS } from './doubts.ts';
import { rowId } from './find-regions.ts';

/** One region with all its codes, a way to copy them and an address of the row itself. */
export function RegionRow({ region }: { region: Region }) {
	const id = rowId(region);
	const text = `${region.codes.map(({ code }) => code).join(', ')} — ${region.name}`;
	return (
		<tr
			id={id}
			data-region={region.name}
			data-region-codes={region.codes.map(({ code }) => code).join(' ')}
			className="scroll-mt-24 border-t border-line align-top target:bg-accent-soft"
		>
			<td className="figures w-[42%] px-4 py-3 font-semibold sm:w-[38%] sm:px-5">
				<span className="flex flex-wrap gap-x-2.5 gap-y-1">
					{region.codes.map((code) => (
						<Code key={code.code} {...code} />
					))}
				</span>
			</td>
			<td className="px-2 py-3">{region.name}</td>
			<td className="w-24 py-1.5 pr-2 text-right whitespace-nowrap print:hidden">
				<button
					type="button"
					data-copy={text}
					aria-label={`Скопировать коды: ${region.name}`}
					className="group/copy inline-grid size-11 place-items-center rounded-chip text-ink-3 hover:bg-accent-soft hover:text-accent"
				>
					<Check aria-hidden className="hidden size-5 text-clear group-data-copied/copy:block" />
					<Copy aria-hidden className="size-5 group-data-copied/copy:hidden" />
				</button>
				<a
					href={`#${id}`}
					aria-label={`Ссылка на строку: ${region.name}`}
					className="inline-grid size-11 place-items-center rounded-chip text-ink-3 hover:bg-accent-soft hover:text-accent"
				>
					<LinkIcon aria-hidden className="size-5" />
				</a>
			</td>
		</tr>
	);
}

function Code({ code, doubt }: RegionCode) {
	if (doubt === null) return <span>{code}</span>;
	return (
		<span title={DOUBT_WORDS[doubt]} className="text-ink-2">
			{code}
			<sup aria-hidden className="ml-0.5 text-[12px] text-warn">
				{DOUBT_MARK[doubt]}
			</sup>
			<span className="sr-only"> ({DOUBT_WORDS[doubt]})</span>
		</span>
	);
}
