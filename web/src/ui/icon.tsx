import type { LucideIconData, LucideProps } from 'lucide-react';

const STROKES = {
	viewBox: '0 0 24 24',
	fill: 'none',
	stroke: 'currentColor',
	strokeWidth: 2,
	strokeLinecap: 'round',
	strokeLinejoin: 'round',
} as const;

/**
 * Makes the component of one icon out of Lucide's drawing (ISC licence, `node_modules/lucide-react/LICENSE`).
 * `vite.config.ts` puts it in the place of Lucide's own, which merges classes and makes an element of each
 * path in every rendering: a tenth of a report. Here the paths are one text, written once. Icons are
 * decoration, with words beside them, and hidden from assistive technology.
 */
export default function createIcon({ name, node }: LucideIconData) {
	const drawing = { __html: node.map(([tag, attributes]) => toMarkup(tag, attributes)).join('') };
	const icon = ({ size = 24, ...props }: LucideProps) => (
		<svg
			aria-hidden
			width={size}
			height={size}
			{...STROKES}
			{...props}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: Lucide's own paths
			dangerouslySetInnerHTML={drawing}
		/>
	);
	return Object.assign(icon, { displayName: name });
}

/** Lucide's attributes are numbers and letters of drawings: nothing in them has to be escaped. */
function toMarkup(tag: string, attributes: LucideIconData['node'][number][1]): string {
	const written = Object.entries(attributes).flatMap(([name, value]) =>
		name === 'key' ? [] : [` ${name}="${value}"`],
	);
	return `<${tag}${written.join('')}/>`;
}
