/** A line of text within a picture: its middle, its half length and half height, and its slope, in pixels. */
export type LineQuad = {
	readonly x: number;
	readonly y: number;
	readonly along: number;
	readonly across: number;
	readonly angle: number;
};
