import type { ReactNode } from 'react';

/** A legal text: one narrow column that prints well. */
export function DocumentPage({ title, children }: { title: string; children: ReactNode }) {
	return (
		<article className="wrap max-w-[50em] pt-9 pb-16 text-[17px] lg:pt-13">
			<h1 className="text-[clamp(28px,4vw,40px)] leading-tight font-bold">{title}</h1>
			{children}
		</article>
	);
}
