import { partial, silent } from './answers.ts';
import type { CarCase } from './car-case.ts';
import { cleanCar } from './clean-car.ts';
import { accident } from './invented-records.ts';

const BUMPED = accident({
	AccidentType: 'Столкновение',
	AccidentDateTime: '2018-04-04T12:00:00',
	DamagePoints: ['05'],
});
const at = (AccidentDateTime: string) => ({ ...BUMPED, AccidentDateTime });

/** Invented cars for the rules of the body; written before them. */
export const CARS_OF_THE_BODY: readonly CarCase[] = [
	{
		title: 'a bumper and a lamp, years ago',
		given: cleanCar({ dtp: { Accidents: [BUMPED] } }),
		verdict: 'no-obstacles',
		rules: ['accident'],
	},
	{
		title: 'an accident that tells nothing of itself',
		given: cleanCar({ dtp: { Accidents: [accident()] } }),
		verdict: 'no-obstacles',
		rules: ['accident'],
	},
	{
		title: 'rolled over',
		given: cleanCar({ dtp: { Accidents: [{ ...BUMPED, AccidentType: 'Опрокидывание' }] } }),
		verdict: 'clarify',
		rules: ['accident-grave'],
	},
	{
		title: 'burnt, as the code says',
		given: cleanCar({ dtp: { Accidents: [{ ...BUMPED, DamagePoints: ['15'] }] } }),
		verdict: 'clarify',
		rules: ['accident-grave'],
	},
	{
		title: 'roof and underside, by newer codes',
		given: cleanCar({ dtp: { Accidents: [{ ...BUMPED, DamagePoints: ['123', '225'] }] } }),
		verdict: 'clarify',
		rules: ['accident-grave'],
	},
	{
		title: 'both doors of one side: the pillar between them',
		given: cleanCar({ dtp: { Accidents: [{ ...BUMPED, DamagePoints: ['111', '112'] }] } }),
		verdict: 'clarify',
		rules: ['accident-grave'],
	},
	{
		title: 'a door on each side is no pillar',
		given: cleanCar({ dtp: { Accidents: [{ ...BUMPED, DamagePoints: ['111', '117'] }] } }),
		verdict: 'no-obstacles',
		rules: ['accident'],
	},
	{
		title: 'the engine pushed back, by an old code with a zero before it',
		given: cleanCar({ dtp: { Accidents: [{ ...BUMPED, DamagePoints: ['012'] }] } }),
		verdict: 'clarify',
		rules: ['accident-grave'],
	},
	{
		title: 'a month ago',
		given: cleanCar({ dtp: { Accidents: [at('2026-10-20T08:00:00')] } }),
		verdict: 'clarify',
		rules: ['accident-recent'],
	},
	{
		title: 'half a year and a day ago',
		given: cleanCar({ dtp: { Accidents: [at('2026-05-20T08:00:00')] } }),
		verdict: 'no-obstacles',
		rules: ['accident'],
	},
	{
		title: 'three of them',
		given: cleanCar({ dtp: { Accidents: [BUMPED, at('2020-01-01T12:00:00'), at('2016-01-01T12:00:00')] } }),
		verdict: 'no-obstacles',
		rules: ['accident', 'accident', 'accident', 'accidents-many'],
	},
	{
		title: 'a code that no table knows',
		given: cleanCar({ dtp: { Accidents: [{ ...BUMPED, DamagePoints: ['05', '130'] }] } }),
		verdict: 'no-obstacles',
		rules: ['accident', 'damage-unknown'],
	},
	{
		title: 'too many accidents to be listed',
		given: cleanCar({ dtp: partial({ Accidents: [] }) }),
		verdict: 'too-little',
		rules: [],
	},
	{
		title: 'the register of accidents is silent',
		given: cleanCar({ dtp: silent() }),
		verdict: 'too-little',
		rules: [],
	},
];
