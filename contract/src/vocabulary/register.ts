/** The ten checks of a car report, in the order in which they stand on the page. */
export const SECTIONS = [
	'registration',
	'dtp',
	'wanted',
	'restrict',
	'diagnostic',
	'osago',
	'zalog',
	'recall',
	'stats',
	'customs',
] as const;

export type Section = (typeof SECTIONS)[number];

/** Every register that can be asked about a car: the ten sections, the base card and the plate. */
export const CAR_REGISTERS = ['base', ...SECTIONS, 'plate'] as const;

export type CarRegister = (typeof CAR_REGISTERS)[number];

export function isSection(name: string): name is Section {
	return (SECTIONS as readonly string[]).includes(name);
}
