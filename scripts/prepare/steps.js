import { ensureBrowser } from './browser.js';
import { ensureClusterTools, ensureDeployTools } from './deploy-tools.js';
import { ensureOffice } from './office.js';
import { ensurePackages } from './packages.js';
import { Refusal } from './refusal.js';
import { ensureSite } from './site.js';

/**
 * Makes this machine ready for an npm script; says one sentence and sets exit code 1 when it cannot.
 * @param {string[]} needs `site`, `browser`, `office`, `deploy-tools`, `cluster-tools`
 */
export function prepare(needs) {
	try {
		ensurePackages();
		if (needs.includes('site')) ensureSite();
		if (needs.includes('browser')) ensureBrowser();
		if (needs.includes('office')) ensureOffice();
		if (needs.includes('deploy-tools')) ensureDeployTools();
		if (needs.includes('cluster-tools')) ensureClusterTools();
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		console.error(error.message);
		process.exitCode = 1;
	}
}
