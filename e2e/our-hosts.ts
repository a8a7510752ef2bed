const SHARED = ['E2E_SITE_URL', 'E2E_SANDBOX_URL', 'E2E_AVTOCOD_SITE_URL', 'E2E_AVTOCOD_SANDBOX_URL'];

const own = new Set<string>();

/** Addresses of sites of this run: those that all tests share, and those of a group of tests. */
export const ourHosts = {
	/** @param address of a site or a sandbox that this process started */
	add: (address: string): void => void own.add(address),
	/** @param host with its port */
	has(host: string): boolean {
		const sites = [...own, ...SHARED.map((name) => process.env[name])];
		return sites.some((address) => {
			if (!address) return false;
			const url = new URL(address);
			return host === url.host || host === `127.0.0.1:${url.port}`;
		});
	},
};
