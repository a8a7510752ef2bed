import type { SiteCalls } from '@avtosverka/contract/site';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { cachedAnswersOf } from '@avtosverka/decision/car/cached-answers';
import { decideCar } from '@avtosverka/decision/car/decide';
import type { Clock } from '../deps.ts';
import { escapeXml } from '../escape-xml.ts';
import type { BegunChecks } from './begin-checks.ts';
import type { FindCarName } from './car-names.ts';
import type { Incoming } from './conversation-port.ts';
import type { Press } from './intent.ts';
import type { BotLimits, ChatPerson } from './limits.ts';
import type { PlateChecks } from './plate-checks.ts';
import { questionsMessage } from './report-message.ts';
import { say } from './say.ts';
import { POLL_WORDS, watchBegunWords } from './watch-words.ts';
import type { CarWatches } from './watches-port.ts';
import { BOT_WORDS } from './words.ts';

/** What the buttons under a report do. */
export type PressParts = {
	readonly clock: Clock;
	readonly limits: Pick<BotLimits, 'mayCheck'>;
	readonly plates: PlateChecks;
	readonly cachedReport: SiteCalls['cachedReport'];
	readonly watches: CarWatches;
	readonly carName: FindCarName;
	/** Makes a link to a report for the person's account, one a press; what to say of it, without markup. */
	readonly share: (who: ChatPerson, vin: Vin, press: string) => Promise<string>;
};

const OF_ONE_PERSON: readonly Press['kind'][] = ['buy', 'share', 'watch', 'unwatch', 'looknow'];

/** Answers a press on a button that the bot has offered. */
export function createPressAnswers(parts: PressParts, checks: BegunChecks) {
	const { clock, limits, plates, watches } = parts;

	async function pollNow(who: ChatPerson, vin: Vin): Promise<void> {
		if (!(await limits.mayCheck(who))) return say(who, BOT_WORDS.tooManyChecks);
		await say(who, POLL_WORDS[await watches.pollNow(who, vin)]);
	}

	async function watch(who: ChatPerson, vin: Vin): Promise<void> {
		const begun = await watches.begin(who, vin);
		await say(who, watchBegunWords(vin, await parts.carName(vin), begun));
	}

	async function askSeller(who: ChatPerson, vin: Vin): Promise<void> {
		const answers = cachedAnswersOf(await parts.cachedReport(vin));
		const decision = decideCar({
			subject: { vin, plate: null, plateModel: null },
			...{ answers, askedPrice: null, now: clock.now() },
		});
		await say(who, questionsMessage(decision, who.messenger.limits.text));
	}

	return async (who: Incoming & { readonly kind: 'pressed' }, pressed: Press): Promise<void> => {
		if (who.chat.isGroup && OF_ONE_PERSON.includes(pressed.kind)) return say(who, BOT_WORDS.inPrivateOnly);
		switch (pressed.kind) {
			case 'car':
			case 'again':
				return checks.car(who, pressed.vin, pressed.kind === 'again');
			case 'plate':
				return checks.begin(who, (check) => plates.begin(check, pressed.plate));
			case 'buy':
				return checks.begin(who, (check) => plates.buy(check, pressed.plate));
			case 'watch':
				return watch(who, pressed.vin);
			case 'unwatch': {
				const ended = await watches.end(who, pressed.vin);
				return say(who, ended ? BOT_WORDS.unwatched : BOT_WORDS.notWatched);
			}
			case 'looknow':
				return pollNow(who, pressed.vin);
			case 'share':
				return say(who, escapeXml(await parts.share(who, pressed.vin, who.press)));
			case 'questions':
				return askSeller(who, pressed.vin);
		}
	};
}
