import type { AccidentData } from '@avtosverka/contract/check/dtp';
import { type DamageZone, damagesOf, readDamageCode } from '@avtosverka/contract/vocabulary/damage';
import type { IsoDate } from '@avtosverka/contract/vocabulary/moment';
import { readData } from './car.ts';
import { dayOf, daysBetween, onDay } from './days.ts';
import { oncePerCar } from './once-per-car.ts';

/** For how many days an accident counts as recent. */
export const RECENT_DAYS = 180;

/** An accident as rules read it. */
export type AccidentRecord = {
	readonly record: string;
	readonly day: IsoDate | null;
	/** Its kind and its damage in words, as far as tables know them: «столкновение; задний бампер слева». */
	readonly words: string;
	/** What went deeper than panels, in words. */
	readonly frame: readonly string[];
	/** Damage codes that no table knows, as they stand. */
	readonly unknownCodes: readonly string[];
	readonly isRecent: boolean;
};

const GRAVE_KINDS: readonly (readonly [words: RegExp, kind: string])[] = [
	[/опрокид/i, 'опрокидывание'],
	[/пожар|возгор/i, 'возгорание'],
];
/** Between the doors of one side stands a pillar of the body. */
const PILLARS: readonly (readonly [front: DamageZone, rear: DamageZone, damage: string])[] = [
	['front-door-left', 'rear-door-left', 'обе двери слева и стойка между ними'],
	['front-door-right', 'rear-door-right', 'обе двери справа и стойка между ними'],
];
/** A sentence names no more damages than this. */
const DAMAGES_NAMED = 4;

/** The accidents of a car. */
export const accidentsOf = oncePerCar((car): readonly AccidentRecord[] => {
	return (readData(car, 'dtp')?.Accidents ?? []).map((accident, index) => {
		const day = dayOf(accident.AccidentDateTime);
		const age = day === null ? null : daysBetween(day, car.today);
		return {
			record: `Accidents.${index}`,
			day,
			words: wordsOf(accident),
			frame: frameDamagesOf(accident),
			unknownCodes: accident.DamagePoints.filter((code) => readDamageCode(code) === null),
			isRecent: age !== null && age >= 0 && age <= RECENT_DAYS,
		};
	});
});

/** «ДТП 04.04.2018»: how a sentence about an accident begins. */
export function accidentOn({ day }: AccidentRecord): string {
	return day === null ? 'ДТП без даты' : `ДТП${onDay(day)}`;
}

function wordsOf({ AccidentType, DamagePoints }: AccidentData): string {
	const damages = damagesOf(DamagePoints).toSorted();
	const more = damages.length - DAMAGES_NAMED;
	const named = damages.slice(0, DAMAGES_NAMED).join(', ') + (more > 0 ? ` и ещё ${more}` : '');
	const kind = AccidentType === null ? '' : AccidentType.charAt(0).toLowerCase() + AccidentType.slice(1);
	return [kind, named].filter((words) => words !== '').join('; ');
}

function frameDamagesOf({ AccidentType, DamagePoints }: AccidentData): readonly string[] {
	const known = DamagePoints.flatMap((code) => readDamageCode(code) ?? []);
	// A code for «wing or door» does not say that the door is hit.
	const zones = new Set(known.flatMap(({ zones }) => (zones.length === 1 ? zones : [])));
	const damages = [
		...GRAVE_KINDS.filter(([words]) => AccidentType !== null && words.test(AccidentType)).map(
			([, kind]) => kind,
		),
		...known.filter(({ harms }) => harms === 'frame').map(({ text }) => text),
		...PILLARS.filter(([front, rear]) => zones.has(front) && zones.has(rear)).map(([, , pillar]) => pillar),
	];
	return [...new Set(damages)].sort();
}
