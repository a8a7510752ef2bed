/** Signs that people and machines take for one another; both ways. */
const ALIKE = [
	...['0D', '0U', '0C', '0G', '1L', '17', '1J', '1T', '2Z', '27', '38', '3B', '4A', '56', '5S', '6G', '68'],
	...['8B', '8S', '9G', '9P', 'BR', 'BP', 'CG', 'EF', 'EB', 'FP', 'HN', 'HM', 'KX', 'MN', 'MW', 'NW', 'PR'],
	...['UV', 'VY', 'VW', 'TY', 'XY', 'LE', 'DB', 'RK', '7T', '7Y', '39', '59', '5B', '69'],
];

const TWINS = new Map<string, string[]>();
for (const [one = '', other = ''] of ALIKE) {
	TWINS.set(one, [...(TWINS.get(one) ?? []), other]);
	TWINS.set(other, [...(TWINS.get(other) ?? []), one]);
}

/** What a sign may have been taken for, the likeliest first. */
export function twinsOf(sign: string): readonly string[] {
	return TWINS.get(sign) ?? [];
}
