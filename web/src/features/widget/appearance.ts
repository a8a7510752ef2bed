/** How the widget looks on the page around it; null leaves the choice to the device, or to us. */
export type WidgetAppearance = { readonly theme: 'light' | 'dark' | null; readonly accent: string | null };

const COLOUR = /^#?([0-9a-f]{6})$/i;

/** Reads `theme` and `accent` (six hexadecimal digits); anything else is left out. */
export function readAppearance(parameters: URLSearchParams): WidgetAppearance {
	const theme = parameters.get('theme');
	const accent = COLOUR.exec(parameters.get('accent') ?? '')?.[1];
	return {
		theme: theme === 'light' || theme === 'dark' ? theme : null,
		accent: accent === undefined ? null : `#${accent.toLowerCase()}`,
	};
}

/** Relative luminance of a colour `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever can be read better on a colour. */
export function inkOn(colour: string): '#000000' | '#ffffff' {
	return luminance(colour) > 0.179 ? '#000000' : '#ffffff';
}

/** True when a colour can be read as text on our paper: 4.5 to 1, on white or on the dark theme's. */
export function isLegible(colour: string, theme: WidgetAppearance['theme']): boolean {
	const paper = luminance(theme === 'dark' ? '#17202c' : '#ffffff');
	const own = luminance(colour);
	return (Math.max(paper, own) + 0.05) / (Math.min(paper, own) + 0.05) >= 4.5;
}
