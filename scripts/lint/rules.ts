import { importsOf } from './imports.ts';
import type { SourceFile } from './source-files.ts';
import { mayImport, zoneOf } from './zones.ts';

/** A rule that Biome cannot hold: its name, and what is wrong with a file, one sentence each. */
export type Rule = { readonly name: string; problems(file: SourceFile): string[] };

const TEST = /\.(?:test|e2e)\.tsx?$|\/testing\//;

const importDirections: Rule = {
	name: 'import-directions',
	problems(file) {
		const from = zoneOf(file.path);
		if (!from) return [];

		return importsOf(file).flatMap((imported) => {
			const to = zoneOf(imported);
			if (!to || mayImport(from, to) || isTestImport(file, to.name)) return [];
			return [`${described(from)} must not import ${imported} (${described(to)})`];
		});
	},
};

/** A server's test may ask any part of the server, and the sandbox: that is a real server that speaks the suppliers' formats. */
function isTestImport(file: SourceFile, zone: string): boolean {
	return TEST.test(file.path) && file.path.startsWith('server/') && /^(?:sandbox|server .+)$/.test(zone);
}

function described({ name, feature }: { name: string; feature?: string }): string {
	return feature ? `${name} ${feature}` : name;
}

const contractWithoutMachine: Rule = {
	name: 'contract-without-machine',
	problems(file) {
		if (!file.path.startsWith('contract/') || TEST.test(file.path)) return [];

		return importsOf(file)
			.filter((name) => name.startsWith('node:') || /^react(?:$|-|\/)/.test(name))
			.map((name) => `contract runs in every browser and server: it must not import ${name}`);
	},
};

const sqlInStores: Rule = {
	name: 'sql-in-stores',
	problems(file) {
		const isStore = /^server\/src\/store\/|\/store\.ts$/.test(file.path);
		if (isStore || TEST.test(file.path) || !file.path.startsWith('server/src/')) return [];

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
		if (mayFetch.test(file.path) || TEST.test(file.path)) return [];

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

/** All rules of ours, in the order in which they are told. */
export const RULES: readonly Rule[] = [
	importDirections,
	contractWithoutMachine,
	sqlInStores,
	noRawTransactions,
	noHiddenFetch,
	tellingNames,
];
