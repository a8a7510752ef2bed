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

/** Every register for cars: the ten sections, the base card, the plate and the paid card index. */
export const CAR_REGISTERS = ['base', ...SECTIONS, 'plate', 'card-index'] as const;

export type CarRegister = (typeof CAR_REGISTERS)[number];

/** Registers whose answers are kept for everybody; what the card index says is for whoever paid for it. */
export type CachedRegister = Exclude<CarRegister, 'card-index'>;

export function isSection(name: string): name is Section {
	return (SECTIONS as readonly string[]).includes(name);
}
