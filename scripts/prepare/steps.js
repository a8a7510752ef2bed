import { ensureBrowser } from './browser.js';
import { ensureOffice } from './office.js';
import { ensurePackages } from './packages.js';
import { Refusal } from './refusal.js';
import { ensureSite } from './site.js';

/**
 * Makes this machine ready for an npm script; says one sentence and sets exit code 1 when it cannot.
 * @param {string[]} wishes `site`, `browser`, `office`
 */
export function prepare(wishes) {
	try {
		ensurePackages();
		if (wishes.includes('site')) ensureSite();
		if (wishes.includes('browser')) ensureBrowser();
		if (wishes.includes('office')) ensureOffice();
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	}
}
