import { delimiter, join } from 'node:path';
import { canRun, installDebian } from './programs.js';

const PACKAGE = 'libreoffice-writer-nogui';
/** The twins of Arial and Times, by which the length of a text is measured. */
const FONTS = 'fonts-liberation';
const FULL_PATHS = [
	'/usr/lib/libreoffice/program/soffice',
	'/Applications/LibreOffice.app/Contents/MacOS/soffice',
	'C:\\Program Files\\LibreOffice\\program\\soffice.com',
];

/** Said where there is no LibreOffice and none can be installed; the test of the contract fails with it. */
export const NO_OFFICE = `Для проверки договора нужен LibreOffice: установите ${PACKAGE}.`;

/** Finds LibreOffice for the test of the contract, or installs Debian's; else says one sentence. */
export function ensureOffice() {
	if (findOffice(process.env)) return;
	installDebian('LibreOffice для проверки договора', ['--no-install-recommends', PACKAGE, FONTS]);
	if (!findOffice(process.env)) console.error(NO_OFFICE);
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {(path: string) => boolean} [isProgram]
 * @returns {string | undefined} absolute path
 */
export function findOffice(env, isProgram = canRun) {
	const folders = [...(env.PATH || '').split(delimiter).filter(Boolean), '/usr/bin'];
	const candidates = folders.map((folder) => join(folder, 'soffice'));

	return [...candidates, ...FULL_PATHS].find((path) => isProgram(path));
}
