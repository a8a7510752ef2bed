const FILES = import.meta.glob<string>('./posts/pictures/*.svg', {
	eager: true,
	query: '?url',
	import: 'default',
});

/** Address of a picture of ours, by its name or by the path that a text names it with. */
export function contentImageUrl(name: string): string {
	const file = name.replace(/^.*\//, '').replace(/\.svg$/, '');
	const url = FILES[`./posts/pictures/${file}.svg`];
	if (url === undefined) throw new Error(`There is no picture «${file}»`);
	return url;
}

/** A drawing in a text, three to two, with what it shows written below it. */
export function ContentImage({ name, shows }: { name: string; shows: string }) {
	return (
		// The text puts pictures into paragraphs, where a figure may not stand.
		<span className="mt-6 block">
			<img
				src={contentImageUrl(name)}
				alt=""
				width={720}
				height={400}
				loading="lazy"
				decoding="async"
				className="h-auto w-full rounded-card border border-line bg-paper"
			/>
			<span className="mt-2 block text-[15px] text-ink-3">{shows}</span>
		</span>
	);
}
