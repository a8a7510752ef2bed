/** A heading of a text; `children` are the headings below it. */
export type ContentsEntry = {
	readonly value: string;
	readonly id?: string;
	readonly children?: readonly ContentsEntry[];
};

/** The headings of an article, each a way to its place. */
export function ArticleContents({ entries }: { entries: readonly ContentsEntry[] }) {
	if (entries.length === 0) return null;
	return (
		<nav
			aria-labelledby="contents"
			className="mt-7 rounded-card border border-line bg-paper p-5 print:hidden"
		>
			<h2 id="contents" className="mb-2 text-base font-semibold">
				Содержание
			</h2>
			<ol className="grid list-decimal gap-1.5 pl-6 text-[16px] marker:text-ink-3 sm:columns-2 sm:gap-x-10">
				{entries.map(({ id, value }) => (
					<li key={id ?? value}>
						<a href={`#${id}`} className="text-accent no-underline hover:underline">
							{value}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
