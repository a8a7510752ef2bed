import { TEXT_WIDTH } from '../documents/style.ts';
import type { ReasonBlock } from './content.ts';
import { fitTexts, MORE_HEIGHT, textHeight } from './measure.ts';
import { SIGN_WIDTH } from './style.ts';

/** Reasons that a sheet holds whole, how many more there are, and how high they stand, points. */
export type FittedReasons = {
	readonly blocks: readonly ReasonBlock[];
	readonly more: number;
	readonly height: number;
};

const TITLE_HEIGHT = 23;

/** The first reasons, gravest first, that `space` holds; after one that it does not hold none follows. */
export function fitReasons(blocks: readonly ReasonBlock[], space: number): FittedReasons {
	const width = TEXT_WIDTH - SIGN_WIDTH;
	const heightOf = (text: string) => textHeight(text, { width }) + 3;
	const fitted: ReasonBlock[] = [];
	let [used, more] = [0, 0];
	for (const [place, block] of blocks.entries()) {
		const isLast = place === blocks.length - 1;
		const left = space - used - TITLE_HEIGHT - (isLast ? 0 : MORE_HEIGHT);
		const texts = fitTexts(more > 0 ? [] : block.sentences, left, heightOf);
		more += block.sentences.length - texts.shown.length;
		if (texts.shown.length === 0) continue;
		fitted.push({ ...block, sentences: texts.shown });
		used += TITLE_HEIGHT + texts.height - (texts.more > 0 ? MORE_HEIGHT : 0);
	}
	return { blocks: fitted, more, height: used + (more > 0 ? MORE_HEIGHT : 0) };
}
