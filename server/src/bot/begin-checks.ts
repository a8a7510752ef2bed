import type { CarInText } from '@avtosverka/contract/vocabulary/car-in-text';
import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import type { Clock } from '../deps.ts';
import type { ChatWorks } from './background.ts';
import type { CarChecks } from './car-checks.ts';
import type { BotLimits, ChatPerson } from './limits.ts';
import type { PlateChecks } from './plate-checks.ts';
import { say } from './say.ts';
import type { BotChats, ChatCheck } from './store.ts';
import { BOT_WORDS } from './words.ts';

/** What a check begins with. */
export type CheckParts = {
	readonly clock: Clock;
	readonly chats: BotChats;
	readonly limits: BotLimits;
	readonly works: ChatWorks;
	readonly cars: CarChecks;
	readonly plates: PlateChecks;
};

/** What begins a check, resolved with what goes on by itself; null where there is nothing more to do. */
export type CheckStart = (check: ChatCheck) => Promise<(() => Promise<void>) | null>;

/** The checks that a chat begins. */
export type BegunChecks = {
	/** Begins a check where the limits allow one more, and says so where they don't. */
	begin(who: ChatPerson, start: CheckStart): Promise<void>;
	car(who: ChatPerson, vin: Vin, refresh: boolean): Promise<void>;
	named(who: ChatPerson, car: CarInText): Promise<void>;
};

const keyOf = ({ messenger, chat }: ChatPerson) => `${messenger.name} ${chat.id}`;

/** Checks go on after their update has been handled; one that fails says so in its chat. */
export function createBegunChecks({ clock, chats, limits, works, cars, plates }: CheckParts): BegunChecks {
	async function begin(who: ChatPerson, start: CheckStart): Promise<void> {
		if (!works.hasPlace(keyOf(who))) return say(who, BOT_WORDS.busy);
		if (!(await limits.mayCheck(who))) return say(who, BOT_WORDS.tooManyChecks);
		const check = await chats.begin(who, clock.now());
		// One that is not ended is gone after a while.
		const end = () => chats.end(check).catch(() => {});
		const work = await start(check).catch(async (error: unknown) => {
			await end();
			throw error;
		});
		if (work) run(who, () => work().finally(end));
		else await end();
	}

	function run(who: ChatPerson, work: () => Promise<void>): void {
		works.start(keyOf(who), async () => {
			try {
				await work();
			} catch (error) {
				await say(who, BOT_WORDS.failed).catch(() => {});
				throw error;
			}
		});
	}

	async function car(who: ChatPerson, vin: Vin, refresh: boolean): Promise<void> {
		await begin(who, async (check) => {
			await chats.remember(check, vin, clock.now());
			return cars.begin(check, { vin, plate: null }, { refresh });
		});
	}

	return {
		begin,
		car,
		async named(who, found) {
			if (found.kind === 'vin') return car(who, found.vin, false);
			await begin(who, (check) => plates.begin(check, found.plate));
		},
	};
}
