import type { Advert, Car } from '../../subjects/car.ts';
import { BODIES, DRIVES, FUELS } from '../../subjects/data/words.ts';
import { makeOf } from '../../subjects/makes.ts';
import { midnight, type Page, placeOf, type Section } from './section.ts';

/** Prices in roubles over adverts of similar cars; mileages in km. */
export function marketPrices({ car, updated }: Page): Section {
	const moment = { update: updated };
	const amount = amountOf(car);
	const offer = { amount, currency: { type: 'RUB' } };
	const mileage = Math.round(mean(car.adverts.map((advert) => advert.mileage)));
	const related = car.adverts.map((advert) => relatedAd(advert, car));
	const ads = { ...offer, mileage, related_ads: related, metadata: { functions: [] } };
	const known = car.adverts.length > 0;
	return {
		ads: { items: known ? [ads] : [], date: moment },
		appraisal: {
			amount: known ? amount : { min: null, max: null, optimal: null },
			reasons: {
				used_in_taxi: false,
				accidents: { count: car.accidents.length },
				ownerships: { count: car.owners.length },
			},
			date: moment,
		},
		new_vehicle: { items: [], date: moment },
	};
}

/** The older section with the price of similar cars. */
export function carPrice({ car }: Page): Section {
	const row = {
		date: { release: null },
		amount: car.build.price,
		model: { name: car.build.model },
		modification: { name: null },
		engine: { volume: car.build.volume },
		year: car.build.year,
	};
	return { items: car.adverts.length > 0 ? [row] : [], count: car.adverts.length > 0 ? 1 : 0 };
}

function amountOf(car: Car): Section {
	const prices = car.adverts.map((advert) => advert.price);
	const optimal = Math.round(mean(prices) / 1000) * 1000;
	return { max: Math.max(0, ...prices), min: prices.length > 0 ? Math.min(...prices) : 0, optimal };
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function relatedAd(advert: Advert, { build }: Car): Section {
	const body = BODIES[build.body];
	const drive = DRIVES[build.drive];
	const fuel = FUELS[build.fuel];
	return {
		date: { publish: midnight(advert.on) },
		geo: { ...placeOf(null, advert.city), country: 'Россия' },
		uri: 'http://example.com',
		price: { amount: advert.price, currency: 'RUB' },
		vehicle: {
			brand: { name: makeOf(build.make).name },
			model: { name: build.model },
			year: build.year,
			condition: 'Не битый',
			wheel: { position: 'LEFT', position_id: 'ID_STEERING_WHEEL_TYPE_LEFT' },
			transmission: { type: build.gearbox, type_id: `ID_TRANSMISSION_TYPE_${build.gearbox}` },
			drive: { type: drive.name, type_id: `ID_DRIVING_WHEELS_TYPE_${drive.id}` },
			owners: { count: advert.owners },
			engine: {
				power: { hp: build.power },
				volume: build.volume,
				fuel: { type: fuel.name, type_id: `ID_ENGINE_TYPE_${fuel.id}` },
			},
			body: { type: body.name, type_id: `ID_BODY_TYPE_${body.id}` },
			mileage: advert.mileage,
		},
	};
}
