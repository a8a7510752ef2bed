import type { BaseData } from '@avtosverka/contract/check/base';
import { colourName, modelName } from '@avtosverka/decision/car/usual-case';
import type { Base } from '@avtosverka/registers/registers/base';
import type { Registration } from '@avtosverka/registers/registers/registration';
import type { View } from '../../answers/view.ts';
import { roundedOrNull } from './rounded.ts';
import type { CarSubject } from './section-view.ts';

/** The basic card. Its VIN is the one that was asked about where the register does not repeat it. */
export const base: View<'base', BaseData, CarSubject> = {
	found: (facts, { subject }) => present(facts, subject),
	clear: ({ subject }) => present(NOTHING, subject),
};

/** The same card from what the registration register tells, where no supplier gave a card. */
export const baseFromRegistration: View<'registration', BaseData, CarSubject> = {
	found: (facts, { subject }) => present(fromRegistration(facts), subject),
	clear: ({ subject }) => present(NOTHING, subject),
};

function present(facts: Base, { vin }: CarSubject): BaseData {
	return {
		vin: facts.vin ?? vin,
		model: modelName(facts.model),
		frame: facts.chassisNumber,
		frame_id: facts.bodyNumber,
		year: roundedOrNull(facts.year),
		color: colourName(facts.color),
		type: facts.vehicleType,
		power: facts.enginePower,
		volume: facts.engineVolume,
		image: facts.imageUrl,
	};
}

function fromRegistration(facts: Registration): Base {
	const { vin, chassisNumber, bodyNumber, year, color, vehicleType, enginePower, engineVolume } = facts;
	const model = facts.brandModel;
	return {
		vin,
		model,
		chassisNumber,
		bodyNumber,
		year,
		color,
		vehicleType,
		enginePower,
		engineVolume,
		imageUrl: null,
	};
}

const NOTHING: Base = {
	vin: null,
	model: null,
	chassisNumber: null,
	bodyNumber: null,
	year: null,
	color: null,
	vehicleType: null,
	enginePower: null,
	engineVolume: null,
	imageUrl: null,
};
