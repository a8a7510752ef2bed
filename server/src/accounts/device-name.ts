/** In this order: most browsers say that they are Chrome or Safari too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/YaBrowser\//, 'Яндекс Браузер'],
	[/EdgA?\/|EdgiOS\//, 'Edge'],
	[/OPR\/|OPT\//, 'Opera'],
	[/SamsungBrowser\//, 'Samsung Internet'],
	[/Firefox\/|FxiOS\//, 'Firefox'],
	[/Chrome\/|CriOS\//, 'Chrome'],
	[/Version\/[\d.]+ .*Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/iPhone/, 'iPhone'],
	[/iPad/, 'iPad'],
	[/Android/, 'Android'],
	[/Windows/, 'Windows'],
	[/Macintosh/, 'macOS'],
	[/Linux|X11/, 'Linux'],
];

/**
 * A browser by its `User-Agent`, in words by which a person knows their own: «Chrome, Android». No version
 * and nothing else of it; null for one that is not known.
 */
export function deviceName(userAgent: string | undefined): string | null {
	const find = (table: typeof BROWSERS) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
	const words = [find(BROWSERS), find(SYSTEMS)].filter((word) => word !== undefined);
	return words.length === 0 ? null : words.join(', ');
}
