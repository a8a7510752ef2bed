import type { Plate } from '@avtosverka/contract/vocabulary/plate';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { LRUCache } from 'lru-cache';
import { PICTURE_LIVES_MS } from '../answers/picture.ts';
import { siteCalls } from '../check/cached-report.ts';
import type { Deps } from '../deps.ts';
import type { CarCardInput } from '../drawing/car-card.ts';
import type { ChallengeSolution } from '../http/call.ts';
import { describeError, placeOf } from '../http/replies/errors.ts';
import { type Board, createBoard } from './board.ts';
import type { CarQuestions } from './car-questions.ts';
import type { ChatPerson } from './limits.ts';
import type { MessageRef, OutMessage } from './messenger.ts';
import { pictureIn } from './picture-bytes.ts';
import { createProgress } from './progress.ts';
import { cardCaption, reportMessage } from './report-message.ts';
import type { ChatCheck } from './store.ts';
import type { WaitingChallenge, WaitingChallenges } from './waiting-challenge/store.ts';
import { pictureWords } from './words.ts';

/** How often a message changes while registers answer: groups are allowed 20 changes a minute. */
export type EditInterval = { readonly inPrivateMs: number; readonly inGroupMs: number };
export const EDIT_INTERVAL: EditInterval = { inPrivateMs: 1_500, inGroupMs: 4_000 };

const REMEMBERED_BOARDS = 500;

/** A car by its VIN, with the plate that somebody has found it by. */
export type CheckedCar = { readonly vin: Vin; readonly plate: Plate | null };

/** `refresh` asks again what is cached; `message` of the bot becomes the report, in place of a new one. */
export type CheckOptions = { readonly refresh: boolean; readonly message?: MessageRef };

/** Checks of cars in chats: one message each, which changes as registers answer. */
export type CarChecks = {
	/** Sends the message, or makes one into it; resolves to what goes on, or to null where it is not taken. */
	begin(who: ChatCheck, car: CheckedCar, options: CheckOptions): Promise<(() => Promise<void>) | null>;
	/** Goes on with a check whose picture somebody has read. */
	goOn(who: ChatCheck, picture: WaitingChallenge, word: string): () => Promise<void>;
};

/** What checks of cars are made with; `drawCard` rejects where a card cannot be drawn. */
export type CarCheckTools = {
	readonly questions: CarQuestions;
	readonly pictures: WaitingChallenges;
	readonly interval: EditInterval;
	drawCard(input: CarCardInput): Promise<Buffer>;
};

export function createCarChecks(deps: Deps, tools: CarCheckTools): CarChecks {
	const { clock, log, config } = deps;
	const { questions, pictures } = tools;
	const { cachedReport } = siteCalls(deps);
	const boards = new LRUCache<string, Board>({ max: REMEMBERED_BOARDS, ttl: PICTURE_LIVES_MS });
	const onRuleError = (rule: string, error: unknown) =>
		log.error({ rule, error: placeOf(error) }, 'a rule of the decision threw');
	const keyOf = ({ messenger, chat }: ChatPerson, vin: Vin) => `${messenger.name} ${chat.id} ${vin}`;

	async function openBoard({ vin, plate }: CheckedCar): Promise<Board> {
		const report = await cachedReport(vin, plate);
		const subject = { vin, plate, plateModel: report.plateModel ?? null };
		return createBoard(subject, cachedAnswersOf(report), { clock, onRuleError });
	}

	function messageOf(who: ChatPerson, board: Board) {
		return reportMessage(board.report(), config.siteUrl, who.messenger.limits.text);
	}

	async function show(who: ChatPerson, report: OutMessage, into?: MessageRef): Promise<MessageRef | null> {
		if (into !== undefined) return (await who.messenger.edit(who.chat, into, report)) ? into : null;
		const sent = await who.messenger.send(who.chat, report);
		return 'refusal' in sent ? null : sent.ref;
	}

	/** Asks the sections at once, and shows each answer as it comes. */
	async function ask(
		who: ChatPerson,
		board: Board,
		message: MessageRef,
		works: readonly (() => Promise<void>)[],
	): Promise<boolean> {
		const { inGroupMs, inPrivateMs } = tools.interval;
		const everyMs = who.chat.isGroup ? inGroupMs : inPrivateMs;
		const progress = createProgress(everyMs, () =>
			who.messenger.edit(who.chat, message, messageOf(who, board)),
		);
		await Promise.all(works.map((work) => work().finally(progress.changed)));
		await progress.end();
		return who.messenger.edit(who.chat, message, messageOf(who, board));
	}

	function sectionWork(
		who: ChatPerson,
		board: Board,
		section: Section,
		refresh: boolean,
		read?: ChallengeSolution,
	) {
		board.wait([section]);
		return async () => {
			const question = { section, vin: board.vin, refresh, read };
			const reply = await questions.section(who, question).catch((error: unknown) => {
				log.error({ section, error: describeError(error) }, 'the bot could not ask a register');
				return null;
			});
			board.answered(section, reply);
		};
	}

	async function conclude(who: ChatCheck, board: Board, message: MessageRef): Promise<void> {
		const challenge = board.challenge();
		if (challenge === null) return sendCard(who, board);
		boards.set(keyOf(who, board.vin), board);
		const { supplier, token, image } = challenge.reply.meta.challenge ?? {};
		const picture = image === undefined ? null : pictureIn(image);
		if (supplier === undefined || token === undefined || picture === null) return;
		const { section, others } = challenge;
		const now = clock.now();
		const expiresAt = new Date(now.getTime() + PICTURE_LIVES_MS);
		const waiting = { personId: who.personId, vin: board.vin, section, supplier, token, message };
		const turn = await pictures.add(who, waiting, { now, expiresAt });
		if (turn.kind === 'forgotten') return;
		const { isGroup } = who.chat;
		const html = pictureWords(1 + others.length, { isGroup, replaced: turn.replaced });
		const shown = await who.messenger.sendImage(who.chat, picture, { html });
		if (shown !== null) await pictures.shown(who, token, shown);
	}

	async function sendCard(who: ChatPerson, board: Board): Promise<void> {
		const { vin, decision, answers, at } = board.report();
		const { siteUrl } = config;
		try {
			const bytes = await tools.drawCard({ vin, decision, answers, at: at.toISOString(), siteUrl });
			const caption = cardCaption(board.report(), siteUrl);
			await who.messenger.sendImage(who.chat, { bytes, type: 'image/png' }, caption);
		} catch (error) {
			// The message has said it all already.
			log.warn({ error: describeError(error) }, 'the bot sent no card');
		}
	}

	return {
		async begin(who, car, { refresh, message }) {
			const { vin } = car;
			const board = await openBoard(car);
			const works = SECTIONS.map((section) => sectionWork(who, board, section, refresh));
			const shown = await show(who, messageOf(who, board), message);
			if (shown === null) return null;
			const base = async () => {
				const reply = await questions.base(who, vin, refresh).catch(() => null);
				if (reply !== null) board.base(reply);
			};
			return async () => {
				if (await ask(who, board, shown, [base, ...works])) await conclude(who, board, shown);
			};
		},
		goOn(who, { vin, section, token, message }, word) {
			return async () => {
				const board = boards.get(keyOf(who, vin)) ?? (await openBoard({ vin, plate: null }));
				const read = { token, word };
				const others = board.challenge()?.others ?? [];
				await ask(who, board, message, [sectionWork(who, board, section, true, read)]);
				// Digits that were wrong open nothing else, and bring the next picture.
				if (board.challenge()?.section !== section) {
					const rest = others.filter((other) => other !== section);
					await ask(
						who,
						board,
						message,
						rest.map((other) => sectionWork(who, board, other, true, read)),
					);
				}
				await conclude(who, board, message);
			};
		},
	};
}
