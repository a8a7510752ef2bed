import type { AdsConfig } from '@avtosverka/contract/site';
import { StartError } from '../start-error.ts';

type Choices = { readonly ADS_SCRIPT_URL: string | null; readonly ADS_BLOCK_IDS?: string | undefined };

/** As the network's cabinet shows it, such as `R-A-123456-1`. */
const BLOCK_ID = /^[\w-]{1,64}$/;

/**
 * What pages need for advertisements; null while no script is set, whatever the blocks. Throws StartError when a
 * script is set and the blocks are not exactly two.
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
