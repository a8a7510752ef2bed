import type { SectionData } from '@avtosverka/contract/check/data';
import type { AnswerMeta, CheckReply } from '@avtosverka/contract/check/meta';
import { SAMPLE_META } from '@avtosverka/contract/check/testing/answer-meta';
import { EMPTY_DATA, FOUND_DATA } from '@avtosverka/contract/check/testing/section-data';
import type { AnswerState } from '@avtosverka/contract/vocabulary/answer-state';
import type { Section } from '@avtosverka/contract/vocabulary/register';

const STATE_META: Readonly<Record<AnswerState, Partial<AnswerMeta>>> = {
	found: {},
	clear: {},
	partial: { skippedRows: 2 },
	unreachable: { tried: [{ source: 'avtocod', state: 'unreachable' }] },
	refused: { reason: 'maintenance', tried: [{ source: 'avtocod', state: 'refused' }] },
	unreadable: { tried: [{ source: 'avtocod', state: 'unreadable' }] },
	'not-asked': { source: null, asOf: null, reason: 'no-key' },
};

/** The meta of an answer in a state; `over` changes parts of it. */
export function metaOf(state: AnswerState, over: Partial<AnswerMeta> = {}): AnswerMeta {
	return { ...SAMPLE_META, ...STATE_META[state], ...over, state };
}

/** A section's reply in a state, without a server's message: tests look at the page's own words. */
export function replyOf<S extends Section>(
	section: S,
	state: AnswerState,
	over: Partial<AnswerMeta> = {},
): CheckReply<SectionData[S]> {
	const meta = metaOf(state, over);
	switch (state) {
		case 'found':
		case 'partial':
			return { success: true, message: '', data: FOUND_DATA[section], meta };
		case 'clear':
			return { success: true, message: '', data: EMPTY_DATA[section], meta };
		case 'unreachable':
		case 'refused':
		case 'unreadable':
		case 'not-asked':
			return { success: false, message: '', data: null, meta };
	}
}

/** The silence that an earlier question met, as it is stored. */
export function pastSilence(): CheckReply<never> {
	return { success: false, message: '', data: null, meta: metaOf('unreachable', { cached: true }) };
}

/** A refusal that asks for the digits of a picture; every picture has a token of its own. */
export function pictureReply<S extends Section>(section: S, token: string): CheckReply<SectionData[S]> {
	const image = `data:image/png;base64,${btoa(token)}`;
	return replyOf(section, 'refused', {
		source: 'gibdd',
		reason: 'captcha',
		challenge: { supplier: 'gibdd', token, image },
		tried: [{ source: 'gibdd', state: 'refused' }],
	});
}
