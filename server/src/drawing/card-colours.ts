import type { DecisionColour } from '@avtosverka/contract/vocabulary/decision';
import type { Tone } from '@avtosverka/decision/car/signs/answer-badge';

/** The site's light theme: pictures have no dark one. */
export const CARD = {
	paper: '#ffffff',
	ink: '#16202c',
	ink2: '#4c5a6b',
	line: '#dfe4ea',
	edge: '#8592a3',
	accent: '#1757d6',
} as const;

/** A ground and the letters on it. */
export type CardPaint = { readonly ground: string; readonly ink: string };

const BAD: CardPaint = { ground: '#fdecea', ink: '#b3261e' };
const WARN: CardPaint = { ground: '#fff3dc', ink: '#8a5200' };
const CALM: CardPaint = { ground: '#e4f4ec', ink: '#146c43' };
const PLAIN: CardPaint = { ground: '#f4f6f8', ink: CARD.ink };
const SILENT: CardPaint = { ground: '#eef1f4', ink: '#5b6878' };

export const COLOUR_PAINTS: Readonly<Record<DecisionColour, CardPaint>> = {
	red: BAD,
	amber: WARN,
	green: CALM,
	grey: PLAIN,
};

export const TONE_PAINTS: Readonly<Record<Tone, CardPaint>> = {
	bad: BAD,
	warn: WARN,
	calm: CALM,
	plain: PLAIN,
	silent: SILENT,
	wait: SILENT,
	idle: SILENT,
};
