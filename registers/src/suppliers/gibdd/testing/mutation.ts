import { strikesWith } from '../../../json/testing/mutation.ts';

/** What a place in an answer may turn into. */
const OTHERS = [
	null,
	[],
	{},
	'',
	'нет данных',
	'0',
	0,
	1,
	200,
	201,
	403,
	404,
	500,
	'Z94K241BBMR251210',
	true,
];

const { strikes, strike } = strikesWith(OTHERS);

/** Changes of an answer of the service. */
export const mutations = strikes;
/** A copy of the answer with these changes made one after another. */
export const mutate = strike;
