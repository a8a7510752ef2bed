import { type ConfigData, HtmlValidate } from 'html-validate';

/** The recommended rules; those that are set otherwise follow React's way of writing, or ours. */
const RULES: ConfigData = {
	root: true,
	extends: ['html-validate:recommended', 'html-validate:document'],
	elements: ['html5'],
	rules: {
		// React writes `<meta …/>`, `disabled=""`, `charSet`, and `hidden` both ways, all of which HTML allows.
		'void-style': ['error', { style: 'selfclose' }],
		'attribute-boolean-style': ['error', { style: 'empty' }],
		'attribute-empty-style': 'off',
		'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
		// React's own identifiers have underscores at their front and colons inside.
		'valid-id': ['error', { relaxed: true }],
		// The site loads its own files only; what comes from elsewhere would have to prove what it is.
		'require-sri': ['error', { target: 'crossorigin' }],
		// Places that are counted from data: columns of the contract as on paper, marks on a scale.
		'no-inline-style': ['error', { allowedProperties: ['width', 'left', 'right'] }],
	},
};

/** Rules that one page breaks on purpose. */
const SPARED: Readonly<Record<string, readonly string[]>> = {
	// The form of the contract is never sent anywhere: it has no button that would send it.
	'/dogovor/form': ['wcag/h32'],
};

const validator = new HtmlValidate(RULES);

/** What is wrong with a page's HTML, one line each: rule, place and sentence. */
export async function faultsIn(html: string, path: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	const spared = SPARED[path] ?? [];
	return results
		.flatMap(({ messages }) => messages)
		.filter(({ ruleId }) => !spared.includes(ruleId))
		.map(({ ruleId, selector, message }) => `${ruleId}: ${selector ?? 'the page'}: ${message}`);
}
