import type { SectionData } from '@avtosverka/contract/check/data';
import type { CheckReply } from '@avtosverka/contract/check/meta';
import { SECTION_CATALOGUE } from '@avtosverka/contract/check/sections';
import type { Decision } from '@avtosverka/contract/decision';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { type CarAnswers, replyOf } from '@avtosverka/decision/car/car';
import { severityIn } from '@avtosverka/decision/car/severity-in';
import { IDLE, judgeAnswer, type Tone } from '@avtosverka/decision/car/signs/answer-badge';
import { tileWord } from '@avtosverka/decision/car/signs/fact-words';
import { CARD, TONE_PAINTS } from './card-colours.ts';
import { type CardBlock, drawText, wrapText } from './card-text.ts';

const ACROSS = 5;
const GAP = 7;
const HEIGHT = 60;

/** The ten checks, five in a row: the name of each and what its register says in a word. */
export function drawTiles(car: TiledCar, width: number): CardBlock {
	const tile = (width - GAP * (ACROSS - 1)) / ACROSS;
	const tiles = SECTIONS.map((section, place) => {
		const x = (place % ACROSS) * (tile + GAP);
		const y = Math.floor(place / ACROSS) * (HEIGHT + GAP);
		return `<g transform="translate(${x} ${y})">${drawTile(section, car, tile)}</g>`;
	});
	const rows = Math.ceil(SECTIONS.length / ACROSS);
	return { svg: tiles.join(''), height: rows * (HEIGHT + GAP) - GAP };
}

/** What tiles are drawn of: the answers, what they mean, and the moment of that. */
export type TiledCar = {
	readonly answers: CarAnswers;
	readonly decision: Pick<Decision, 'reasons'>;
	readonly at: Date;
};

function drawTile<S extends Section>(section: S, car: TiledCar, width: number): string {
	const reply: CheckReply<SectionData[S]> | null = replyOf(car, section);
	const severity = severityIn(car.decision, section);
	const judged = reply === null ? null : judgeAnswer(section, reply, severity);
	// What is read already comes before what is missing.
	const verdict = judged?.beside ?? judged?.main ?? IDLE;
	const { ground, ink } = TONE_PAINTS[verdict.tone];
	const dashed = ` stroke="${CARD.edge}" stroke-dasharray="4 3"`;
	const isWhole = judged === null || judged.beside === null;
	const frame =
		verdict.tone === 'idle' ? ` fill="none"${dashed}` : ` fill="${ground}"${isWhole ? '' : dashed}`;
	const word = tileWord(section, reply, verdict, car.at);
	return [
		`<rect width="${width}" height="${HEIGHT}" rx="10"${frame}/>`,
		drawName(section, width),
		drawText(`${SIGNS[verdict.tone]}${word}`, width / 2, 50, {
			size: 15,
			fill: ink,
			bold: true,
			anchor: 'middle',
		}),
	].join('');
}

/** In the upper part of a tile, in two lines where one is too short. */
function drawName(section: Section, width: number): string {
	const style = { size: 12.5, fill: CARD.ink2, anchor: 'middle' } as const;
	const lines = wrapText(SECTION_CATALOGUE[section].title, width - 4, style);
	const first = lines.length === 1 ? 25 : 18;
	return lines.map((line, place) => drawText(line, width / 2, first + place * 14, style)).join('');
}

/** A sign before the word: colour never speaks alone. */
const SIGNS: Readonly<Record<Tone, string>> = {
	bad: '! ',
	warn: '! ',
	calm: '✓ ',
	plain: '',
	silent: '? ',
	wait: '',
	idle: '',
};
