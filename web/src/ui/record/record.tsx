import type { ReactNode } from 'react';

/** One of several entries of a register, under its own heading. */
export function Record({
	title,
	mark,
	children,
}: {
	title: ReactNode;
	mark?: ReactNode;
	children: ReactNode;
}) {
	return (
		<li className="break-inside-avoid py-5 first:pt-0 last:pb-0">
			<div className="mb-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
				<h3 className="text-base font-semibold wrap-anywhere">{title}</h3>
				{mark}
			</div>
			{children}
		</li>
	);
}

/** Entries of a register, one under the other. */
export function Records({ children }: { children: ReactNode }) {
	return <ul className="divide-y divide-line">{children}</ul>;
}

/** A heading inside a result, above a list that is part of it. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="mt-5 border-t border-line pt-4 first:mt-0 first:border-0 first:pt-0">
			<h3 className="mb-3 text-base font-semibold">{title}</h3>
			{children}
		</section>
	);
}

/** A word about one entry, such as «Действует», with the shape of its tone. */
export function RecordMark({ tone, children }: { tone: 'calm' | 'warn' | 'plain'; children: ReactNode }) {
	const style = {
		calm: 'bg-clear-soft text-clear',
		warn: 'bg-warn-soft text-warn',
		plain: 'text-mute inset-ring inset-ring-line',
	}[tone];
	return (
		<span
			className={`rounded-full px-2.5 py-0.5 text-[13.5px] font-semibold print:inset-ring print:inset-ring-line ${style}`}
		>
			{children}
		</span>
	);
}
