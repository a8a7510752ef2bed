import { type Site, type SiteOptions, startSite } from '@avtosverka/harness/site';

/** No visitor of a bench reads pictures, so the supplier that shows them is off. */
const SETTINGS = { SUPPLIER_GIBDD_URL: 'off', ADS_SCRIPT_URL: '', ADS_BLOCK_IDS: '' };

/** Starts a site of its own for one measurement. */
export function startBenchSite(options: SiteOptions = {}): Promise<Site> {
	return startSite({ ...options, durable: true, settings: { ...SETTINGS, ...options.settings } });
}
