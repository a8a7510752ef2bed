import regularUrl from '@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf?url';
import { loadBytes } from '../../client.ts';
import { saveFile } from '../../ui/save-file.ts';
import { filledSheets } from './fill.ts';
import { FILE_NAME } from './paper.ts';
import type { ContractValues } from './values.ts';

export type FileKind = 'docx' | 'pdf';

const TYPES: Readonly<Record<FileKind, string>> = {
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	pdf: 'application/pdf',
};

/** Makes the contract in the browser and downloads it. Throws when the module cannot be loaded. */
export async function downloadContract(kind: FileKind, values: ContractValues): Promise<void> {
	const bytes = kind === 'docx' ? await makeDocx(values) : await makePdf(values);
	saveFile(new Blob([bytes], { type: TYPES[kind] }), `${FILE_NAME}.${kind}`);
}

async function makeDocx(values: ContractValues) {
	const { contractDocx } = await import('./docx.ts');
	return contractDocx(filledSheets(values));
}

async function makePdf(values: ContractValues) {
	const [{ contractPdf }, regular, bold] = await Promise.all([
		import('./pdf.ts'),
		loadBytes(regularUrl),
		loadBytes(boldUrl),
	]);
	return contractPdf(filledSheets(values), { regular, bold });
}
