import { at, isRecord, node } from '../../../reading/node.ts';
import { decimal, year } from '../../../reading/number.ts';
import { text, vin } from '../../../reading/text.ts';

const Identifiers = node({ vin, body: text, chassis: text });

const Names = node({ name: node({ original: text, normalized: text }) });
const TechData = node({
	brand: Names,
	model: Names,
	type: node({ name: text }),
	body: node({ number: text, color: node({ name: text }) }),
	year,
	chassis: node({ number: text }),
	engine: node({
		volume: decimal,
		power: node({ hp: decimal }),
		standarts: node({ emission: node({ euro: text }) }),
	}),
	date: node({ update: text }),
});

/** What `tech_data` tells of the car: volume in cm³, power in hp. */
export type CarModelFacts = {
	readonly brand: string | null;
	readonly model: string | null;
	readonly brandModel: string | null;
	readonly bodyNumber: string | null;
	readonly chassisNumber: string | null;
	readonly year: number | null;
	readonly color: string | null;
	readonly vehicleType: string | null;
	readonly enginePower: number | null;
	readonly engineVolume: number | null;
	readonly ecoClass: string | null;
};

/** The car's numbers as the report knows them. */
export function readIdentifiers(content: unknown) {
	return Identifiers.parse(at(content, 'identifiers', 'vehicle'));
}

export function readCarModel(content: unknown): {
	readonly card: CarModelFacts;
	readonly updated: string | null;
} {
	const tech = TechData.parse(at(content, 'tech_data'));
	const identifiers = readIdentifiers(content);
	const brand = tech.brand.name.normalized ?? tech.brand.name.original;
	const model = tech.model.name.normalized ?? tech.model.name.original;
	const card = {
		brand,
		model,
		brandModel: joinNames(brand, model),
		bodyNumber: tech.body.number ?? identifiers.body,
		chassisNumber: tech.chassis.number ?? identifiers.chassis,
		year: tech.year,
		color: tech.body.color.name,
		vehicleType: tech.type.name,
		enginePower: positive(tech.engine.power.hp),
		engineVolume: positive(tech.engine.volume),
		ecoClass: tech.engine.standarts.emission.euro,
	};
	return { card, updated: tech.date.update };
}

/** The police writes the model into the brand («OPEL MONTEREY»); it must not stand there twice. */
function joinNames(brand: string | null, model: string | null): string | null {
	if (brand === null || model === null) return brand ?? model;
	return brand.toLowerCase().endsWith(model.toLowerCase()) ? brand : `${brand} ${model}`;
}

/** Zero power and zero volume are how the wire writes "not known". */
function positive(value: number | null): number | null {
	return value !== null && value > 0 ? value : null;
}

/** Keys that say where data come from, or repeat the question, and nothing of the car. */
const ASIDE = ['date', 'filled_by', 'reg_num'];
/** No part of a report lies deeper; beyond it nothing is called silent. */
const DEEPEST = 16;

/** True for an object all of whose leaves are null: the supplier looked and has nothing to write there. */
export function isSilent(value: unknown): boolean {
	return isRecord(value) && isEmpty(value, DEEPEST);
}

function isEmpty(value: unknown, depth: number): boolean {
	if (value === null || value === '') return true;
	if (typeof value !== 'object' || depth === 0) return false;
	return Object.entries(value as object).every(
		([key, inner]) => ASIDE.includes(key) || isEmpty(inner, depth - 1),
	);
}
