import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@avtosverka/harness/temporary-folder';
import { extractText } from 'unpdf';
import { afterAll, describe, expect, test } from 'vitest';
import type { Sheet } from '../../web/src/content/contract-of-sale.ts';
import { contractDocx } from '../../web/src/features/contract-of-sale/docx.ts';
import { filledSheets } from '../../web/src/features/contract-of-sale/fill.ts';
import { textsOf } from '../../web/src/features/contract-of-sale/paper.ts';
import { contractPdf } from '../../web/src/features/contract-of-sale/pdf.ts';
import { FILLED } from '../../web/src/features/contract-of-sale/testing/filled-values.ts';
import {
	type ContractValues,
	EMPTY_VALUES,
	FIELD_NAMES,
	longestOf,
} from '../../web/src/features/contract-of-sale/values.ts';
import { findOffice, NO_OFFICE } from '../prepare/office.js';
import { makeEmptyContracts, readContractFonts } from './empty-contracts.ts';

/** As much in every field as it takes. */
const LONGEST = Object.fromEntries(
	FIELD_NAMES.map((name) => [name, 'Щукинская Длиннова '.repeat(20).slice(0, longestOf(name))]),
) as ContractValues;

const ODD = {
	...FILLED,
	'seller.name': 'Примеров & <b>Иван</b> "]]>" \u0000\u0008\ufffe\ud800 😀 {deal.date} 李',
};

const CASES: readonly (readonly [name: string, values: ContractValues])[] = [
	['empty', EMPTY_VALUES],
	['filled', FILLED],
	['longest', LONGEST],
	['odd', ODD],
];

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

describe('the PDF', () => {
	test.each(CASES)('%s: two pages, each with the text of its sheet', async (name, values) => {
		const sheets = filledSheets(values);
		const pages = await pagesOf(await contractPdf(sheets, await readContractFonts()));
		expect(pages).toHaveLength(2);
		// Letters that the font lacks are boxes there.
		if (name !== 'odd') expect(pages).toEqual(sheets.map(wordsOf));
	});
});

describe('the DOCX in LibreOffice', () => {
	test('two pages whatever is filled in, each with the text of its sheet', { timeout: 240_000 }, async ({
		skip,
	}) => {
		const office = findOffice(process.env);
		if (office === undefined && !isObliged()) skip('LibreOffice не установлен');
		if (office === undefined) throw new Error(NO_OFFICE);

		for (const [name, values] of CASES) {
			writeFileSync(join(folder, `${name}.docx`), await contractDocx(filledSheets(values)));
		}
		convert(office);
		for (const [name, values] of CASES) {
			const pages = await pagesOf(new Uint8Array(readFileSync(join(folder, `${name}.pdf`))));
			expect(pages, name).toHaveLength(2);
			if (name !== 'odd') expect(pages, name).toEqual(filledSheets(values).map(wordsOf));
			else expect(pages[0]).toEqual(expect.arrayContaining(['&', '<b>Иван</b>', '"]]>"', '{deal.date}']));
		}
	});
});

test('the build writes both empty files where the page links to them', async () => {
	await makeEmptyContracts(folder);
	const docx = readFileSync(join(folder, 'dogovor/dogovor.docx'));
	expect(docx.subarray(0, 2).toString()).toBe('PK');
	const pdf = new Uint8Array(readFileSync(join(folder, 'dogovor/dogovor.pdf')));
	expect(await pagesOf(pdf)).toEqual(filledSheets(EMPTY_VALUES).map(wordsOf));
});

/** True under `npm run test:deep`, which installs LibreOffice first, and in continuous integration. */
function isObliged(): boolean {
	return process.env.npm_lifecycle_event === 'test:deep' || Boolean(process.env.CI);
}

/** Converts every DOCX of the folder in one start of LibreOffice, which has a profile of its own there. */
function convert(office: string): void {
	const { status, stderr } = spawnSync(
		office,
		[
			`-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
			'--headless',
			...['--convert-to', 'pdf', '--outdir', folder],
			...CASES.map(([name]) => join(folder, `${name}.docx`)),
		],
		{ encoding: 'utf8', timeout: 200_000 },
	);
	if (status !== 0) throw new Error(`LibreOffice: ${stderr}`);
}

/** The words of each page; their order is that of the layout, which tells nothing. */
async function pagesOf(pdf: Uint8Array): Promise<readonly (readonly string[])[]> {
	const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
	return text.map(sortedWords);
}

function wordsOf(sheet: Sheet): readonly string[] {
	return sortedWords(textsOf(sheet).join(' '));
}

function sortedWords(text: string): readonly string[] {
	// A line may end after a hyphen.
	return text.replaceAll(/-\s+/g, '-').split(/\s+/).filter(Boolean).sort();
}
