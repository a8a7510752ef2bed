import { commentWidth } from './comment-width.ts';
import { exportedOnce } from './exported-names.ts';
import { importDirections } from './import-directions.ts';
import { importsOf } from './imports.ts';
import { refusedNames, refusedProse } from './refused-names.ts';
import type { RepositoryRule, Rule } from './rule.ts';
import { russianTexts } from './russian-texts.ts';
import { isTest } from './source-files.ts';
import { typesAreNouns } from './type-names.ts';

const contractWithoutMachine: Rule = {
	name: 'contract-without-machine',
	problems(file) {
		if (!file.path.startsWith('contract/') || isTest(file)) return [];

		return importsOf(file)
			.filter((name) => name.startsWith('node:') || /^react(?:$|-|\/)/.test(name))
			.map((name) => `contract runs in every browser and server: it must not import ${name}`);
	},
};

const sqlInStores: Rule = {
	name: 'sql-in-stores',
	problems(file) {
		const isStore = /^server\/src\/store\/|\/store\.ts$/.test(file.path);
		if (isStore || isTest(file) || !file.path.startsWith('server/src/')) return [];

		return importsOf(file)
			.filter((name) => /^(?:drizzle-orm|pg)(?:$|\/)/.test(name))
			.map((name) => `SQL stands in store.ts and server/src/store/ only: ${name}`);
	},
};

const TRANSACTION =
	/(['"`])\s*(?:begin|commit|rollback|savepoint|start transaction|end transaction)\b(?=\s*(?:\1|;|\w))/gi;
const TRANSACTION_LINE = /^\s*(?:begin|commit|rollback|start transaction|end transaction)\s*;/gim;

const noRawTransactions: Rule = {
	name: 'no-raw-transactions',
	problems(file) {
		if (file.path.startsWith('scripts/lint/')) return [];

		const pattern = file.path.endsWith('.sql') ? TRANSACTION_LINE : TRANSACTION;
		const found = withoutComments(file.text).match(pattern) ?? [];
		return found.map((words) => `transactions are opened by store.transaction() only: ${words.trim()}`);
	},
};

function withoutComments(text: string): string {
	return text.replace(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm, '');
}

const noHiddenFetch: Rule = {
	name: 'no-hidden-fetch',
	problems(file) {
		const mayFetch = /^(?:registers\/src\/transport\/|web\/src\/client\.ts$|sandbox\/|e2e\/|scripts\/)/;
		if (mayFetch.test(file.path) || isTest(file)) return [];

		const found = file.text.match(/\b(?:globalThis|window|self)\s*(?:\.|\[['"])\s*fetch\b/g) ?? [];
		return found.map((words) => `only registers/src/transport/ and web/src/client.ts call out: ${words}`);
	},
};

const tellingNames: Rule = {
	name: 'telling-names',
	problems(file) {
		const poor = file.path
			.split('/')
			.filter((part) => /^(?:utils?|helpers?|misc|common|index)(?:\.|$)/.test(part));

		return poor.map((part) => `${part} does not say what is inside`);
	},
};

/** All rules of ours, in the order of their reports. */
export const RULES: readonly Rule[] = [
	importDirections,
	contractWithoutMachine,
	sqlInStores,
	noRawTransactions,
	noHiddenFetch,
	tellingNames,
	refusedNames,
	refusedProse,
	typesAreNouns,
	commentWidth,
	russianTexts,
];

/** Rules about all files together. */
export const REPOSITORY_RULES: readonly RepositoryRule[] = [exportedOnce];

/** Rules about documents and articles. */
export const DOCUMENT_RULES: readonly Rule[] = [refusedProse, russianTexts];
