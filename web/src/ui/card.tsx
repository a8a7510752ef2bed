import type { HTMLAttributes, Ref } from 'react';

export type CardProps = HTMLAttributes<HTMLElement> & {
	as?: 'div' | 'section' | 'article' | 'aside' | 'li';
	ref?: Ref<HTMLElement>;
};

/** A sheet of paper on the ground: border, soft shadow, no padding of its own. */
export function Card({ as = 'div', className, ref, ...rest }: CardProps) {
	// All five are plain boxes; one type of them is enough for the compiler.
	const Tag = as as 'div';
	return (
		<Tag
			{...rest}
			ref={ref as Ref<HTMLDivElement>}
			className={`rounded-card border border-line bg-paper shadow-card ${className ?? ''}`}
		/>
	);
}
