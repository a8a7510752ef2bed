import type { LucideProps } from 'lucide-react';

const STROKES = {
	viewBox: '0 0 24 24',
	fill: 'none',
	stroke: 'currentColor',
	strokeWidth: 2,
	strokeLinecap: 'round',
	strokeLinejoin: 'round',
} as const;

/**
 * Makes the component of one icon out of its drawing; the build puts it in the place of Lucide's own
 * (`icons-plugin.ts`). Icons are decoration, with words beside them, and hidden from assistive technology.
 */
export default function createIcon(markup: string) {
	const drawing = { __html: markup };
	return ({ size = 24, ...props }: LucideProps) => (
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
}
