import { expect, test } from 'vitest';
import { ownerKindOf } from './owner-kind.ts';

test.each([
	['Natural', null, 'person'],
	['Person', 'Юридическое лицо', 'person'],
	['Legal', null, 'company'],
	[null, 'Юридическое лицо', 'company'],
	[null, 'физлицо', 'person'],
	[null, 'Собственник — физическое лицо', 'person'],
	['7', 'Юрлицо', 'company'],
	['7', null, 'unknown'],
	[null, 'Иное', 'unknown'],
] as const)('code %j and words %j name the kind of owner: %s', (ownerTypeCode, ownerType, kind) => {
	expect(ownerKindOf({ ownerTypeCode, ownerType })).toBe(kind);
});
