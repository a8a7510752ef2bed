import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { contractDocx } from '../../web/src/features/contract-of-sale/docx.ts';
import { filledSheets } from '../../web/src/features/contract-of-sale/fill.ts';
import { EMPTY_FILES } from '../../web/src/features/contract-of-sale/paper.ts';
import { contractPdf, type PdfFonts } from '../../web/src/features/contract-of-sale/pdf.ts';
import { EMPTY_VALUES } from '../../web/src/features/contract-of-sale/values.ts';
import { ROOT } from '../prepare/root.js';

const require = createRequire(join(ROOT, 'web/package.json'));

/** The fonts of the PDF, the same files that the browser gets. */
export async function readContractFonts(): Promise<PdfFonts> {
	const [regular, bold] = await Promise.all(
		['400Regular/Onest_400Regular.ttf', '700Bold/Onest_700Bold.ttf'].map((file) =>
			readFile(require.resolve(`@expo-google-fonts/onest/${file}`)),
		),
	);
	if (!regular || !bold) throw new Error('The fonts of the contract are not installed.');
	return { regular, bold };
}

/** Writes the empty contract among the site's files, for people without scripts. */
export async function makeEmptyContracts(clientFolder: string): Promise<void> {
	const sheets = filledSheets(EMPTY_VALUES);
	for (const { kind, path } of EMPTY_FILES) {
		const file = join(clientFolder, path);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(
			file,
			kind === 'docx' ? await contractDocx(sheets) : await contractPdf(sheets, await readContractFonts()),
		);
	}
}
