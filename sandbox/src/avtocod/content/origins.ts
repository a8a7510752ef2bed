import { chance } from '../../subjects/chance.ts';
import { makeOf } from '../../subjects/makes.ts';
import { brandModel } from '../../subjects/papers.ts';
import { listOf, midnight, type Page, type Section } from './section.ts';

export function recallCampaigns({ car, updated }: Page): Section {
	const items = car.recalls.map((recall) => ({
		date: recall.on,
		company: { name: recall.organizer },
		description: { reason: recall.reason, recommendation: recall.recommendation },
		vehicle: { brand: makeOf(car.build.make).name, model: car.build.model },
		news: { url: 'https://example.com' },
	}));
	return listOf(items, updated);
}

/** Releases by customs. */
export function customs({ car, updated }: Page): Section {
	const dice = chance(`declaration:${car.vin}`);
	const price = Math.round(car.build.price / 1000) * 1000;
	const items = car.releases.map((release) => ({
		date: { event: midnight(release.on) },
		document: { name: 'Таможенная выписка', number: `${dice.digits(8)}/${dice.digits(6)}/${dice.digits(7)}` },
		org: { name: release.office },
		color: { name: car.build.color.toLowerCase() },
		tax: { amount: Math.round(price * 0.12) },
		price: { amount: price },
		mileage: null,
		ecology: { type: 'ЕВРО 5' },
		specification: {
			type: brandModel(car),
			raw: `ЛЕГ.А/М ${brandModel(car)}, ${car.build.year}Г.В., V=ДВ.${car.build.volume}СМ3, VIN: ${car.vin}`,
		},
		owner: { type: 'LEGAL', value: 'ЗАО ВекторРечПив', tin: dice.digits(10) },
		country: {
			from: { name: release.country, code: release.countryCode },
			to: { name: 'Россия', code: 'RU' },
			original: { name: release.country, code: release.countryCode },
		},
		utilization_tax: { status: 'Уплачен' },
		sender: { name: 'ООО Автоторг', tin: dice.digits(10) },
		operation: { type: 'IMPORT' },
		manufacturer: { name: makeOf(car.build.make).name },
	}));
	return { history: listOf(items, updated) };
}

/** A photo that the sandbox itself serves (`photos.ts`), for cars that have one. */
export function images({ car, updated, origin }: Page): Section {
	const photo = {
		vehicle: { brand: { name: car.build.make }, model: { name: car.build.model } },
		date: { issued: updated },
		uri: `${origin}/images/${car.photo}`,
	};
	return { photos: listOf(car.photo === null ? [] : [photo], updated) };
}
