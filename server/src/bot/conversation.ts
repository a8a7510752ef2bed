import { type CarInText, findCarInText } from '@avtosverka/contract/vocabulary/car-in-text';
import { formatPlate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { escapeXml } from '../escape-xml.ts';
import { createPressAnswers, type PressParts } from './answer-press.ts';
import { type CheckParts, createBegunChecks } from './begin-checks.ts';
import { carLabel } from './car-names.ts';
import type { Conversation, Incoming } from './conversation-port.ts';
import { HELP_PAYLOAD, type InlineAnswer } from './inline-previews.ts';
import { type Command, carInPayload, pressOf, readIntent, readPress } from './intent.ts';
import type { ChatPerson } from './limits.ts';
import type { ChatButton, OutMessage } from './messenger.ts';
import { say } from './say.ts';
import { type SpokenSite, topicAnswer } from './topic-words.ts';
import { topicOf } from './topics.ts';
import type { WaitingChallenges } from './waiting-challenge/store.ts';
import { watchedMessage } from './watch-words.ts';
import { BOT_WORDS, forgotten, inRows, introduction } from './words.ts';

/** What a conversation is made of. */
export type ConversationParts = CheckParts &
	PressParts &
	SpokenSite & {
		readonly pictures: Pick<WaitingChallenges, 'take'>;
		readonly preview: (text: string) => Promise<InlineAnswer>;
		/** True where people sign in to the site by this messenger. */
		readonly hasSignIn: (who: ChatPerson) => boolean;
	};

const CARS_OFFERED = 8;
const IN_PRIVATE: readonly Command[] = ['my', 'forget'];

const TOO_MANY_PREVIEWS: InlineAnswer = {
	previews: [],
	wayIn: { text: 'Слишком часто. Спросите в чате с ботом', payload: HELP_PAYLOAD },
};

const vinButton = (vin: Vin, name: string | null = null): ChatButton => ({
	text: carLabel(name, vin),
	press: pressOf({ kind: 'car', vin }),
});

/** What the bot answers, in any messenger. */
export function createConversation(parts: ConversationParts): Conversation {
	const { siteUrl, clock, chats, limits, works, cars } = parts;
	const checks = createBegunChecks(parts);
	const press = createPressAnswers(parts, checks);

	const namedButton = async (vin: Vin) => vinButton(vin, await parts.carName(vin));

	async function offer(offered: readonly CarInText[]): Promise<OutMessage> {
		const buttons = offered
			.slice(0, CARS_OFFERED)
			.map((car) =>
				car.kind === 'vin'
					? namedButton(car.vin)
					: { text: formatPlate(car.plate), press: pressOf({ kind: 'plate', plate: car.plate }) },
			);
		return { html: BOT_WORDS.whichCar, rows: inRows(await Promise.all(buttons)) };
	}

	async function runCommand(who: ChatPerson, command: Command): Promise<void> {
		if (who.chat.isGroup && IN_PRIVATE.includes(command)) {
			await say(who, BOT_WORDS.inPrivateOnly);
		} else if (command === 'my') {
			for (const car of await parts.watches.list(who))
				await say(who, watchedMessage(car, await parts.carName(car.vin), siteUrl));
			const vins = await chats.cars(who, clock.now());
			const rows = inRows(await Promise.all(vins.map(namedButton)));
			await say(who, vins.length === 0 ? BOT_WORDS.noCars : { html: BOT_WORDS.myCars, rows });
		} else if (command === 'forget') {
			await chats.forget(who, clock.now());
			await say(who, forgotten(siteUrl));
		} else {
			await say(who, introduction(siteUrl, parts.hasSignIn(who)));
		}
	}

	async function answer(who: Incoming & { readonly kind: 'text' }): Promise<void> {
		const intent = readIntent(who.text);
		switch (intent.kind) {
			case 'command':
				return runCommand(who, intent.command);
			case 'cars': {
				const { cars: named } = intent;
				return named.length === 1 ? checks.named(who, named[0]) : say(who, await offer(named));
			}
			case 'digits': {
				return checks.begin(who, async (check) => {
					const picture = await parts.pictures.take(who, who, clock.now());
					if (picture !== null) return cars.goOn(check, picture, intent.word);
					const isPrice = topicOf(who.text) === 'price';
					await say(who, isPrice ? topicAnswer('price', parts) : BOT_WORDS.noPicture);
					return null;
				});
			}
			case 'misspelt':
				return say(who, {
					html: escapeXml(intent.problem),
					rows: inRows(intent.vins.map((vin) => vinButton(vin))),
				});
			case 'topic':
				return say(who, topicAnswer(intent.topic, parts));
		}
	}

	async function respond(incoming: Incoming): Promise<void> {
		switch (incoming.kind) {
			case 'started': {
				const car = carInPayload(incoming.payload);
				return car
					? checks.named(incoming, car)
					: say(incoming, introduction(siteUrl, parts.hasSignIn(incoming)));
			}
			case 'text':
				return answer(incoming);
			case 'pressed': {
				const pressed = readPress(incoming.data);
				await incoming.messenger.answerPress(incoming.press);
				return pressed ? press(incoming, pressed) : undefined;
			}
			case 'closed':
				return chats.forget(incoming, clock.now());
		}
	}

	return {
		async receive(incoming) {
			if (incoming.kind === 'closed') return respond(incoming);
			// In a group people talk with each other.
			if (incoming.kind === 'text' && !incoming.addressed) return;
			const decision = await limits.mayWrite(incoming);
			if (decision === 'allow') return respond(incoming);
			if (incoming.kind === 'pressed') {
				return incoming.messenger.answerPress(incoming.press, BOT_WORDS.tooManyMessages);
			}
			if (decision === 'refuse') await say(incoming, BOT_WORDS.tooManyMessages);
		},
		knowsPress: (data) => readPress(data) !== null,
		knowsPayload: (payload) => ['', HELP_PAYLOAD].includes(payload) || carInPayload(payload) !== null,
		async preview(text, person) {
			// Most of what is typed is no car yet, and is counted nowhere.
			if (findCarInText(text) !== null && !(await limits.mayPreview(person))) return TOO_MANY_PREVIEWS;
			return parts.preview(text);
		},
		finish: () => works.finish(),
	};
}
