import { LRUCache } from 'lru-cache';
import type { Question } from '../../register.ts';
import type { CaptchaReply } from './calls.ts';
import { createFlights } from './flights.ts';
import { LEFT } from './reply.ts';

/** The picture of each visitor: their sections share it, and no other visitor ever sees it. */
export type GibddPictures = {
	/**
	 * The picture that a visitor is shown for this question. It is another one than the picture whose digits
	 * stand in the question, which were not taken; without digits and with `anotherPicture`, another one than
	 * they have before them.
	 */
	show(question: Question): Promise<CaptchaReply>;
};

/** The supplier's token lives some 150 s: the rest serves for reading and the sections after it. */
export const FRESH_FOR_MS = 60_000;
/** Cards that ask once more within this time belong to one press. */
export const ONE_PRESS_MS = 2_000;
/** At the supplier's rate a minute's pictures are a hundredth of it. */
const REMEMBERED_LETTERS = 32_000_000;

type Shown = { readonly pictured: Extract<CaptchaReply, { ok: true }>; readonly at: number };

/** Keeps what `fetchPicture` brings, which must not reject; its failures are not kept. */
export function createGibddPictures(
	fetchPicture: (signal: AbortSignal) => Promise<CaptchaReply>,
	now: () => Date,
): GibddPictures {
	const newest = new LRUCache<string, Shown>({
		maxSize: REMEMBERED_LETTERS,
		sizeCalculation: ({ pictured: { challenge } }) => challenge.image.length + challenge.token.length,
	});
	const fetching = createFlights<CaptchaReply>();

	async function fetchFor(visitorId: string, signal: AbortSignal): Promise<CaptchaReply> {
		const pictured = await fetchPicture(signal);
		if (pictured.ok) newest.set(visitorId, { pictured, at: now().getTime() });
		return pictured;
	}

	function willDo({ pictured, at }: Shown, { picture, visitor }: Question): boolean {
		const age = now().getTime() - at;
		if (age >= FRESH_FOR_MS || pictured.challenge.token === picture?.token) return false;
		return picture !== undefined || age < ONE_PRESS_MS || !visitor?.anotherPicture;
	}

	return {
		async show(question) {
			const { visitor, signal } = question;
			if (!visitor) return fetchPicture(signal);
			const shown = newest.get(visitor.id);
			// One that is on its way is still unseen, so no other can be wanted in its place.
			if (!fetching.isUnderWay(visitor.id) && shown && willDo(shown, question)) return shown.pictured;
			const pictured = await fetching.join(visitor.id, signal, (all) => fetchFor(visitor.id, all));
			return pictured ?? { ok: false, failure: LEFT };
		},
	};
}
