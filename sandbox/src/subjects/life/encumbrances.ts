import type { Day, Owner, Pledge, Restriction, Theft } from '../car.ts';
import { chance } from '../chance.ts';
import { BANKS, PERSON, PLACES } from '../data/words.ts';
import { daysBetween, earlierOf, laterOf, plusDays } from '../day.ts';

const BAN = 'Запрет на регистрационные действия';

/** A day between two others, both included; `to` where `from` lies behind it. */
function dayBetween(seed: string, from: Day, to: Day): Day {
	return from >= to ? to : plusDays(from, chance(seed).between(0, daysBetween(from, to)));
}

/** Bans on registration actions of the last three years; every eighth car has one or two. */
export function restrictionsOf(vin: string, start: Day, today: Day): readonly Restriction[] {
	const dice = chance(`restrictions:${vin}`);
	const count = dice.happens(0.12) ? dice.between(1, 2) : 0;
	return Array.from({ length: count }, (_, place) => {
		const added = dayBetween(`ban:${vin}:${place}`, laterOf(start, plusDays(today, -1000)), today);
		const bailiff = dice.happens(0.75);
		const number = dice.digits(6);
		return {
			added,
			authority: bailiff ? 'Судебный пристав' : 'Судебные органы',
			kind: BAN,
			region: dice.pick(PLACES).region,
			document: `${dice.digits(8)}/${number.slice(0, 4)}`,
			bailiffCase: bailiff ? `${number}/${added.slice(2, 4)}/${dice.digits(5)}-ИП` : null,
		};
	});
}

/** A car in forty is looked for. */
export function theftsOf(vin: string, start: Day, today: Day): readonly Theft[] {
	const dice = chance(`thefts:${vin}`);
	if (!dice.happens(0.025)) return [];
	const since = dayBetween(`theft:${vin}`, laterOf(start, plusDays(today, -700)), today);
	return [{ since, region: dice.pick(PLACES).region }];
}

/** Every sixth car was pledged when it changed hands; about half of those pledges are ended. */
export function pledgesOf(vin: string, owners: readonly Owner[], today: Day): readonly Pledge[] {
	const dice = chance(`pledges:${vin}`);
	if (!dice.happens(0.16)) return [];
	const on = earlierOf(laterOf(dice.pick(owners).from, '2014-07-01'), today);
	const end = plusDays(on, dice.between(700, 2000));
	return [
		{
			on,
			number: `${on.slice(0, 4)}-00${dice.between(1, 9)}-${dice.digits(6)}-${dice.digits(3)}`,
			pledgor: PERSON,
			pledgee: dice.pick(BANKS),
			endedOn: end <= today && dice.happens(0.8) ? end : null,
		},
	];
}
