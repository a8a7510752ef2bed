/** The library's published types are older than it. */
declare module 'subset-font' {
	/** The font with the glyphs of a text alone, its axes cut to a range. */
	// biome-ignore lint/style/noDefaultExport: it is the library that exports so
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			readonly targetFormat: 'woff2';
			readonly variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
			readonly keepFeatures: readonly string[];
		},
	): Promise<Buffer>;
}
