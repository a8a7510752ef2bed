import type { AdsConfig } from '@avtosverka/contract/site';
import { StartError } from '../start-error.ts';

type Choices = {
	readonly ADS_SCRIPT_URL: string | null;
	readonly ADS_BLOCK_IDS?: string | undefined;
	readonly ADS_HOSTS?: string | undefined;
};

/** As the network's cabinet shows it, such as `R-A-123456-1`. */
const BLOCK_ID = /^[\w-]{1,64}$/;

/**
 * What pages need for advertisements; null while no script is set, even with blocks. Throws StartError when
 * a script is set and the blocks are not exactly two.
 */
export function readAds({ ADS_SCRIPT_URL, ADS_BLOCK_IDS = '' }: Choices): AdsConfig | null {
	if (ADS_SCRIPT_URL === null) return null;
	const [first = '', second = '', ...more] = ADS_BLOCK_IDS.split(',').map((id) => id.trim());
	if (!BLOCK_ID.test(first) || !BLOCK_ID.test(second) || more.length > 0) {
		throw new StartError(
			'Настройка ADS_BLOCK_IDS: вместе с ADS_SCRIPT_URL нужны номера двух рекламных блоков через запятую.',
		);
	}
	return { scriptUrl: ADS_SCRIPT_URL, blockIds: [first, second] };
}

/** A site by https, or with `*.` all sites of a domain; no path: a content policy would misread it. */
const HOST = /^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?$/i;

/**
 * Hosts beside the script's own from which an advertisement takes what it shows, as CSP sources; none while
 * no script is set. Throws StartError for what is no host.
 */
export function readAdsHosts({ ADS_SCRIPT_URL, ADS_HOSTS = '' }: Choices): readonly string[] {
	const hosts = ADS_HOSTS.split(/[\s,]+/).filter(Boolean);
	if (!hosts.every((host) => HOST.test(host))) {
		throw new StartError(
			'Настройка ADS_HOSTS: нужны адреса сайтов через запятую, каждый с https:// и без пути, например https://*.yandex.net.',
		);
	}
	return ADS_SCRIPT_URL === null ? [] : hosts;
}
