import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

export type ConsolePartProps = {
	title: string;
	/** How it stands in a word or a number: it is read while the part is folded. */
	summary: string;
	note?: string;
	children: ReactNode;
};

/** A part of the console, folded until it is wanted: on a phone the whole page is then one screen or two. */
export function ConsolePart({ title, summary, note, children }: ConsolePartProps) {
	const id = useId();
	return (
		<Card as="section" aria-labelledby={id} className="min-w-0">
			<details className="group/part">
				<summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 sm:px-5 [&::-webkit-details-marker]:hidden">
					<h2 id={id} className="text-[18px] font-semibold">
						{title}
					</h2>
					<span className="figures ml-auto text-right text-[15px] text-ink-2">{summary}</span>
					<ChevronDown aria-hidden className="size-5 flex-none text-ink-3 group-open/part:rotate-180" />
				</summary>
				<div className="px-4 pb-4 sm:px-5">
					{note && <p className="mb-2 text-[14px] text-ink-3">{note}</p>}
					{children}
				</div>
			</details>
		</Card>
	);
}

export type InnerPartProps = { title: string; summary: string; open?: boolean; children: ReactNode };

/** A part of a part, which would be too long on a phone. */
export function InnerPart({ title, summary, open = false, children }: InnerPartProps) {
	return (
		<details open={open} className="group/inner border-line not-first:border-t">
			<summary className="flex min-h-11 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
				<h3 className="font-medium">{title}</h3>
				<span className="figures ml-auto text-right text-[15px] text-ink-2">{summary}</span>
				<ChevronDown aria-hidden className="size-4 flex-none text-ink-3 group-open/inner:rotate-180" />
			</summary>
			<div className="pb-3">{children}</div>
		</details>
	);
}

export type ConsoleLineProps = {
	name: string;
	texts: readonly string[];
	/** What an operator has to see first. */
	alarm?: string | null;
	/** What the texts say, drawn. */
	drawing?: ReactNode;
	/** Where several have one name. */
	id?: string;
	children?: ReactNode;
};

/** What it is, how it stands, and what can be done with it. */
export function ConsoleLine({ name, texts, alarm, drawing, children }: ConsoleLineProps) {
	return (
		<li className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-2.5">
			<h3 className="min-w-0 font-medium break-words">{name}</h3>
			{children}
			<div className="col-span-full min-w-0">
				{alarm && <p className="figures text-[15px] font-medium text-found">{alarm}</p>}
				{texts.map((text) => (
					<p key={text} className="figures text-[15px] break-words text-ink-2">
						{text}
					</p>
				))}
				{drawing}
			</div>
		</li>
	);
}

/** More of them are shown when they are wanted. */
const SHOWN_AT_FIRST = 10;

/** ConsoleLines of a part, or that there are none. */
export function ConsoleLines({ lines }: { lines: readonly ConsoleLineProps[] }) {
	const [isWhole, setWhole] = useState(false);
	if (lines.length === 0) return <p className="text-ink-2">Пусто.</p>;
	const isCut = !isWhole && lines.length > SHOWN_AT_FIRST;
	return (
		<>
			<ul className="divide-y divide-line">
				{(isCut ? lines.slice(0, SHOWN_AT_FIRST) : lines).map((line) => (
					<ConsoleLine key={line.id ?? line.name} {...line} />
				))}
			</ul>
			{isCut && (
				<Button variant="ghost" size="s" onClick={() => setWhole(true)} className="mt-2">
					Показать все {lines.length}
				</Button>
			)}
		</>
	);
}
