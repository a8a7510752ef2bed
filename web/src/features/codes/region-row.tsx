import type { Region, RegionCode } from '@avtosverka/contract/vocabulary/region-codes';
import { Check, Copy, Link as LinkIcon, type LucideIcon } from 'lucide-react';
import { DOUBT_MARK, DOUBT_WORDS } from './doubts.ts';
import { rowId } from './find-regions.ts';

const DRAWINGS = { check: Check, copy: Copy, link: LinkIcon } satisfies Record<string, LucideIcon>;
type Drawing = keyof typeof DRAWINGS;

const drawingId = (name: Drawing) => `row-${name}`;

/** The icons of all rows, drawn once: each of 89 rows shows three. */
export function RowDrawings() {
	return (
		<svg aria-hidden className="hidden">
			<defs>
				{(Object.keys(DRAWINGS) as Drawing[]).map((name) => {
					const Icon = DRAWINGS[name];
					return <Icon key={name} id={drawingId(name)} />;
				})}
			</defs>
		</svg>
	);
}

function RowIcon({ name, className = '' }: { name: Drawing; className?: string }) {
	return (
		<svg aria-hidden className={`size-5 ${className}`}>
			<use href={`#${drawingId(name)}`} width="20" height="20" />
		</svg>
	);
}

/** One region with all its codes, a way to copy them and an address of the row itself. */
export function RegionRow({ region }: { region: Region }) {
	const id = rowId(region);
	return (
		<tr id={id} className="scroll-mt-24 border-t border-line align-top target:bg-accent-soft">
			<td className="figures w-[30%] px-4 py-3 font-semibold sm:w-[38%] sm:px-5">
				<span className="flex flex-wrap gap-x-2.5 gap-y-1">
					{region.codes.map((code) => (
						<Code key={code.code} {...code} />
					))}
				</span>
			</td>
			<td className="px-2 py-3">{region.name}</td>
			<td className="w-24 py-1.5 pr-2 text-right min-[360px]:whitespace-nowrap print:hidden">
				<button
					type="button"
					aria-label={`Скопировать коды: ${region.name}`}
					className="group/copy inline-grid size-11 place-items-center rounded-chip text-ink-3 hover:bg-accent-soft hover:text-accent"
				>
					<RowIcon name="check" className="hidden text-clear group-data-copied/copy:block" />
					<RowIcon name="copy" className="group-data-copied/copy:hidden" />
				</button>
				<a
					href={`#${id}`}
					aria-label={`Ссылка на строку: ${region.name}`}
					className="inline-grid size-11 place-items-center rounded-chip text-ink-3 hover:bg-accent-soft hover:text-accent"
				>
					<RowIcon name="link" />
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
