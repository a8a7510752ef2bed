import type { SiteCalls } from '@avtosverka/contract/site';
import { type CarInText, findCarInText } from '@avtosverka/contract/vocabulary/car-in-text';
import { formatPlate } from '@avtosverka/contract/vocabulary/plate';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { decideCar } from '@avtosverka/decision/car/decide';
import type { Clock } from '../deps.ts';
import { escapeXml } from '../escape-xml.ts';
import type { ChatWorks } from './background.ts';
import type { CarChecks } from './car-checks.ts';
import type { Conversation, Incoming } from './conversation-port.ts';
import { type Command, type Press, pressOf, readIntent, readPress } from './intent.ts';
import type { BotLimits, ChatPerson } from './limits.ts';
import type { ChatButton, OutMessage } from './messenger.ts';
import type { PlateChecks } from './plate-checks.ts';
import { questionsMessage } from './report-message.ts';
import type { BotChats } from './store.ts';
import { watchBegunWords, watchedMessage } from './watch-words.ts';
import type { CarWatches } from './watches-port.ts';
import { BOT_WORDS, forgotten, inRows, introduction } from './words.ts';

/** What a conversation is made of. */
export type ConversationParts = {
	readonly siteUrl: string;
	readonly clock: Clock;
	readonly chats: BotChats;
	readonly limits: BotLimits;
	readonly works: ChatWorks;
	readonly cars: CarChecks;
	readonly plates: PlateChecks;
	readonly cachedReport: SiteCalls['cachedReport'];
	readonly watches: CarWatches;
	/** Makes a link to a report for the person's account; what to say of it, without markup. */
	readonly share: (who: ChatPerson, vin: Vin) => Promise<string>;
};

const CARS_OFFERED = 8;
const IN_PRIVATE: readonly Command[] = ['my', 'forget'];

const keyOf = ({ messenger, chat }: ChatPerson) => `${messenger.name} ${chat.id}`;

/** What the bot answers, whatever the messenger. */
export function createConversation(parts: ConversationParts): Conversation {
	const { siteUrl, clock, chats, limits, works, cars, plates } = parts;
	const say = (who: ChatPerson, message: OutMessage | string) =>
		who.messenger.send(who.chat, typeof message === 'string' ? { html: message } : message);

	/** Begins a check that goes on by itself, where the limits allow one more. */
	async function begin(who: ChatPerson, start: () => Promise<(() => Promise<void>) | null>): Promise<void> {
		if (!works.hasPlace(keyOf(who))) return void (await say(who, BOT_WORDS.busy));
		if (!(await limits.mayCheck(who))) return void (await say(who, BOT_WORDS.tooManyChecks));
		const work = await start();
		if (work) run(who, work);
	}

	function run(who: ChatPerson, work: () => Promise<void>): void {
		works.start(keyOf(who), async () => {
			try {
				await work();
			} catch (error) {
				await say(who, BOT_WORDS.failed).catch(() => null);
				throw error;
			}
		});
	}

	async function checkCar(who: ChatPerson, vin: Vin, refresh: boolean): Promise<void> {
		await begin(who, async () => {
			await chats.remember(who, vin, clock.now());
			return cars.begin(who, vin, refresh);
		});
	}

	async function check(who: ChatPerson, car: CarInText): Promise<void> {
		if (car.kind === 'vin') return checkCar(who, car.vin, false);
		await begin(who, () => plates.begin(who, car.plate));
	}

	function offer(offered: readonly CarInText[]): OutMessage {
		const buttons: readonly ChatButton[] = offered
			.slice(0, CARS_OFFERED)
			.map((car) =>
				car.kind === 'vin'
					? { text: car.vin, press: pressOf({ kind: 'car', vin: car.vin }) }
					: { text: formatPlate(car.plate), press: pressOf({ kind: 'plate', plate: car.plate }) },
			);
		return { html: BOT_WORDS.whichCar, rows: inRows(buttons) };
	}

	async function obey(who: ChatPerson, command: Command): Promise<void> {
		if (who.chat.isGroup && IN_PRIVATE.includes(command)) {
			await say(who, BOT_WORDS.inPrivateOnly);
		} else if (command === 'my') {
			for (const car of await parts.watches.list(who)) await say(who, watchedMessage(car));
			const vins = await chats.cars(who, clock.now());
			const buttons = vins.map((vin) => ({ text: vin, press: pressOf({ kind: 'car', vin }) }));
			await say(
				who,
				vins.length === 0 ? BOT_WORDS.noCars : { html: BOT_WORDS.myCars, rows: inRows(buttons) },
			);
		} else if (command === 'forget') {
			await chats.forget(who, clock.now());
			await say(who, forgotten(siteUrl));
		} else {
			await say(who, introduction(siteUrl, who.messenger.name));
		}
	}

	async function answer(who: ChatPerson, text: string): Promise<void> {
		const intent = readIntent(text);
		switch (intent.kind) {
			case 'command':
				return obey(who, intent.command);
			case 'cars': {
				const { cars: named } = intent;
				return named.length === 1 ? check(who, named[0]) : void (await say(who, offer(named)));
			}
			case 'digits': {
				const picture = await chats.takePicture(who, who.personId, clock.now());
				if (picture === null) return void (await say(who, BOT_WORDS.noPicture));
				return run(who, cars.goOn(who, picture, intent.word));
			}
			case 'misspelt':
				return void (await say(who, escapeXml(intent.problem)));
			case 'link':
				return void (await say(who, BOT_WORDS.link));
			case 'unclear':
				return void (await say(who, BOT_WORDS.unclear));
		}
	}

	async function watch(who: ChatPerson, wish: 'watch' | 'unwatch' | 'looknow', vin: Vin): Promise<void> {
		const { watches } = parts;
		if (who.chat.isGroup) return void (await say(who, BOT_WORDS.inPrivateOnly));
		if (wish === 'watch') return void (await say(who, watchBegunWords(vin, await watches.begin(who, vin))));
		if (wish === 'unwatch') {
			const ended = await watches.end(who, vin);
			return void (await say(who, ended ? BOT_WORDS.unwatched : BOT_WORDS.notWatched));
		}
		if (!(await limits.mayCheck(who))) return void (await say(who, BOT_WORDS.tooManyChecks));
		const looks = await watches.lookNow(who, vin);
		await say(who, looks ? BOT_WORDS.looksNow : BOT_WORDS.notWatched);
	}

	async function press(who: ChatPerson, pressed: Press): Promise<void> {
		switch (pressed.kind) {
			case 'car':
			case 'again':
				return checkCar(who, pressed.vin, pressed.kind === 'again');
			case 'plate':
				return begin(who, () => plates.begin(who, pressed.plate));
			case 'buy':
				if (who.chat.isGroup) return void (await say(who, BOT_WORDS.inPrivateOnly));
				return begin(who, () => plates.buy(who, pressed.plate));
			case 'watch':
			case 'unwatch':
			case 'looknow':
				return watch(who, pressed.kind, pressed.vin);
			case 'share':
				if (who.chat.isGroup) return void (await say(who, BOT_WORDS.inPrivateOnly));
				return void (await say(who, escapeXml(await parts.share(who, pressed.vin))));
			case 'questions': {
				const answers = cachedAnswersOf(await parts.cachedReport(pressed.vin));
				const subject = { vin: pressed.vin, plate: null };
				const decision = decideCar({ subject, answers, askedPrice: null, now: clock.now() });
				await say(who, questionsMessage(decision, who.messenger.limits.text));
			}
		}
	}

	async function respond(incoming: Incoming): Promise<void> {
		switch (incoming.kind) {
			case 'started': {
				const car = findCarInText(incoming.payload);
				return car
					? check(incoming, car)
					: void (await say(incoming, introduction(siteUrl, incoming.messenger.name)));
			}
			case 'text':
				return answer(incoming, incoming.text);
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
			const heard = await limits.hear(incoming);
			if (heard === 'hear') return respond(incoming);
			if (incoming.kind === 'pressed') {
				return incoming.messenger.answerPress(incoming.press, BOT_WORDS.tooManyMessages);
			}
			if (heard === 'refuse') await say(incoming, BOT_WORDS.tooManyMessages);
		},
		knowsPress: (data) => readPress(data) !== null,
		knowsPayload: (payload) => payload === '' || findCarInText(payload) !== null,
		finish: () => works.finish(),
	};
}
