import type { Severity } from '@avtosverka/contract/vocabulary/decision';
import type { Explanation } from '@avtosverka/decision/car/rule';
import { SEVERITY_TITLES } from './severity-titles.ts';
import { wrapLine } from './wrap-line.ts';

/** What the line of a rule is drawn from, of a car or of a person. */
export type ExplainedRule = { readonly id: string; readonly gravest: Severity };

/** A rule of `decision/src/car` or `person` in one item of a list, with what its file says of it. */
export async function drawRuleLine(
	about: 'car' | 'person',
	{ id, gravest }: ExplainedRule,
	needs: readonly string[],
	keepsGreen = false,
): Promise<string> {
	const { explanation }: { explanation: Explanation } = await import(
		`@avtosverka/decision/${about}/rules/${id}`
	);
	const { condition, figure, why } = explanation;
	const said = [
		`- \`${id}\` (${SEVERITY_TITLES[gravest]}${keepsGreen ? ', не снимает зелёного' : ''}). ${condition}`,
		figure === null ? '' : `Порог: ${figure.replace(/\.$/, '')}.`,
		`Почему: ${why.charAt(0).toLowerCase()}${why.slice(1)}`,
		`Нужны ответы: ${needs.join(', ')}.`,
	];
	return wrapLine(said.filter(Boolean).join(' '), '  ');
}
