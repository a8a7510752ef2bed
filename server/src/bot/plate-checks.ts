import { asSentence } from '@avtosverka/contract/check/words';
import { formatPlate, type Plate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { escapeXml } from '../escape-xml.ts';
import { RequestProblem } from '../http/replies/request-problem.ts';
import type { LookupReply, Lookups } from '../paid-lookup/lookups.ts';
import { lookupReply } from '../paid-lookup/present.ts';
import type { CheckedCar } from './car-checks.ts';
import { carLabel } from './car-names.ts';
import type { CarQuestions } from './car-questions.ts';
import { pressOf } from './intent.ts';
import type { ChatPerson } from './limits.ts';
import type { FindLinkedAccount } from './linked-account/store.ts';
import type { ChatButton, MessageRef, OutMessage } from './messenger.ts';
import { paidOffer } from './paid-plate.ts';
import type { ChatCheck } from './store.ts';
import { BOT_WORDS, inRows } from './words.ts';

/** Finding the VINs behind a plate in a chat. */
export type PlateChecks = {
	/** Says that it looks; resolves to what goes on, or to null in a chat that is closed to the bot. */
	begin(who: ChatCheck, plate: Plate): Promise<(() => Promise<void>) | null>;
	/** Spends one request of the person's account. */
	buy(who: ChatCheck, plate: Plate): Promise<(() => Promise<void>) | null>;
};

export type PlateCheckTools = {
	readonly siteUrl: string;
	readonly questions: Pick<CarQuestions, 'plate'>;
	readonly findAccount: FindLinkedAccount;
	readonly lookups: Pick<Lookups, 'ask' | 'bought'>;
	/** False where nothing is sold to this person. */
	sells(who: ChatPerson): boolean;
	/** Checks the one car that was found; `message` becomes its report, in place of a new one. */
	check(who: ChatCheck, car: CheckedCar, message?: MessageRef): Promise<void>;
};

/** The message about a paid lookup, and the VIN to continue with. */
type LookupText = { readonly text: string; readonly vin: Vin | null };

function lookupText(reply: LookupReply, plate: Plate): LookupText {
	const { message, data } = lookupReply(reply, plate);
	return { text: message, vin: (data?.vin ?? null) as Vin | null };
}

export function createPlateChecks(tools: PlateCheckTools): PlateChecks {
	const { siteUrl, questions, findAccount, lookups, sells } = tools;

	const placeOf = ({ messenger }: ChatPerson) => ({ siteUrl, messenger: messenger.name });

	async function find(who: ChatCheck, plate: Plate, message: MessageRef): Promise<void> {
		const tell = (reply: OutMessage) => who.messenger.edit(who.chat, message, reply);
		const { success, data, message: said } = await questions.plate(who, plate);
		const [vin, ...others] = data?.vins ?? [];
		const title = `<b>${escapeXml(formatPlate(plate))}</b>`;
		if (vin !== undefined) {
			const cars = data?.cars ?? [];
			const nameOf = (one: string) => {
				const car = cars.find((known) => known.vin === one);
				const words = [car?.model, car?.year, car?.color?.toLowerCase()];
				return carLabel(words.filter(Boolean).join(', ') || null, one);
			};
			const buttons: readonly ChatButton[] = [vin, ...others].map((one) => ({
				text: nameOf(one),
				press: pressOf({ kind: 'car', vin: one as Vin }),
			}));
			if (others.length > 0) {
				await tell({
					html: [title, escapeXml(asSentence(said)), BOT_WORDS.whichCar].join('\n'),
					rows: inRows(buttons),
				});
			} else {
				await tools.check(who, { vin: vin as Vin, plate }, message);
			}
			return;
		}
		const words = asSentence(said);
		// Silence is no reason to pay: the free answer may come a little later.
		if (!success || !sells(who) || who.chat.isGroup) {
			const again = { text: 'Проверить ещё раз', press: pressOf({ kind: 'plate', plate }) };
			await tell({ html: [title, escapeXml(words)].join('\n'), rows: inRows([again]) });
			return;
		}
		const account = await findAccount(who);
		const bought = account && (await lookups.bought({ accountId: account.id, plate }));
		if (bought) return tellLookup(who, plate, message, lookupText(bought, plate));
		await tell(paidOffer(plate, words, account, placeOf(who)));
	}

	async function spend(who: ChatCheck, plate: Plate, message: MessageRef, accountId: string): Promise<void> {
		await tellLookup(who, plate, message, await lookUp(accountId, plate));
	}

	/** What was spent stays to be read: the report is a message of its own. */
	async function tellLookup(
		who: ChatCheck,
		plate: Plate,
		message: MessageRef,
		{ text, vin }: LookupText,
	): Promise<void> {
		const html = [`<b>${escapeXml(formatPlate(plate))}</b>`, escapeXml(asSentence(text))].join('\n');
		if (!(await who.messenger.edit(who.chat, message, { html })) || vin === null) return;
		await tools.check(who, { vin, plate });
	}

	async function lookUp(accountId: string, plate: Plate): Promise<LookupText> {
		try {
			return lookupText(await lookups.ask({ accountId, plate, known: null }), plate);
		} catch (problem) {
			if (problem instanceof RequestProblem) return { text: problem.message, vin: null };
			throw problem;
		}
	}

	return {
		async begin(who, plate) {
			const html = `<b>${escapeXml(formatPlate(plate))}</b>\n⏳ Ищем VIN по госномеру…`;
			const sent = await who.messenger.send(who.chat, { html });
			return 'refusal' in sent ? null : () => find(who, plate, sent.ref);
		},
		async buy(who, plate) {
			if (!sells(who)) return null;
			const account = await findAccount(who);
			const cannotPay = account !== null && account.requests < 1;
			if (account === null || (cannotPay && !(await lookups.bought({ accountId: account.id, plate })))) {
				const offer = paidOffer(plate, 'Сейчас запросов нет.', account, placeOf(who));
				await who.messenger.send(who.chat, offer);
				return null;
			}
			const html = `<b>${escapeXml(formatPlate(plate))}</b>\n⏳ Спрашиваем картотеку ГИБДД…`;
			const sent = await who.messenger.send(who.chat, { html });
			return 'refusal' in sent ? null : () => spend(who, plate, sent.ref, account.id);
		},
	};
}
