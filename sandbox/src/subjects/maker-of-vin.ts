import type { ModelRow } from './data/model-row.ts';
import { ABROAD_MODELS } from './data/models-abroad.ts';
import { HOME_MODELS } from './data/models-home.ts';
import wmi from './data/wmi.json' with { type: 'json' };

const MAKERS: Readonly<Record<string, string>> = wmi;
const MODELS = [...HOME_MODELS, ...ABROAD_MODELS];
const MAKES = [...new Set(MODELS.map(([make]) => make))];

/** Where no table names the maker, one from that part of the world, by the first sign of the VIN. */
const BY_CONTINENT: readonly [signs: RegExp, makes: readonly string[]][] = [
	[/^J/, ['TOYOTA', 'NISSAN', 'HONDA', 'MAZDA', 'MITSUBISHI']],
	[/^[KM]/, ['HYUNDAI', 'KIA']],
	[/^[LH]/, ['CHERY', 'GEELY', 'HAVAL', 'CHANGAN']],
	[/^[XZ]/, ['LADA', 'HYUNDAI', 'RENAULT']],
	[/^[1-7]/, ['FORD', 'CHEVROLET', 'TOYOTA', 'JEEP']],
	[/^/, ['VOLKSWAGEN', 'OPEL', 'SKODA', 'FORD', 'RENAULT']],
];

/** The maker behind a VIN: one of our makes, or the words of the table where we have no models of it. */
function makersOf(vin: string): readonly string[] {
	const named = MAKERS[vin.slice(0, 3)] ?? MAKERS[vin.slice(0, 2)];
	if (!named) return BY_CONTINENT.find(([signs]) => signs.test(vin))?.[1] ?? [];
	const known = MAKES.filter((make) => named.toUpperCase().includes(make));
	return known.length > 0 ? known : [named];
}

/**
 * Models that may carry this VIN, the most fitting only: first by maker code and descriptor, then by maker
 * code, then by maker. An empty list means a maker of whom we know nothing but the name.
 */
export function modelsOfVin(vin: string): {
	readonly makers: readonly string[];
	readonly models: readonly ModelRow[];
} {
	const ofPlant = MODELS.filter(([, , code]) => code !== '' && vin.startsWith(code));
	const described = ofPlant.filter(([, , code, descriptor]) => vin.startsWith(code + descriptor));
	const makers = makersOf(vin);
	const ofMaker = MODELS.filter(([make, , code]) => code === '' && makers.includes(make));
	const anyOfMaker = MODELS.filter(([make]) => makers.includes(make));
	const models = [described, ofPlant, ofMaker, anyOfMaker].find((list) => list.length > 0) ?? [];
	return { makers, models };
}
