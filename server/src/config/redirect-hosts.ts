import { z } from 'zod';
import { textField } from './fields.ts';

const HOST = /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/;

/** Hosts that /redirect knows beside our settings, comma-separated; `*.` stands for all below one. */
export function redirectHosts() {
	return textField().transform((value, context): string[] => {
		const hosts = (value ?? '')
			.toLowerCase()
			.split(/[\s,]+/)
			.filter(Boolean);
		if (hosts.every((host) => HOST.test(host))) return hosts;
		context.addIssue({
			code: 'custom',
			message:
				'нужны имена сайтов через запятую, без https:// и пути, например shop.example или *.shop.example',
		});
		return z.NEVER;
	});
}

/** The hosts of addresses, without those that are switched off. */
export function hostsOf(addresses: readonly (string | null)[]): string[] {
	return addresses.flatMap((address) => (address === null ? [] : [new URL(address).host]));
}
