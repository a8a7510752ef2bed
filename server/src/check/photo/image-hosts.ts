/** True for a photograph's address on one of these origins: `https://host`, `https://*.host`, or `http`. */
export function mayShowFrom(hosts: readonly string[], address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { origin, username, password } = new URL(address);
	if (username !== '' || password !== '') return false;
	return hosts.some((host) => isOf(host.toLowerCase(), origin));
}

function isOf(host: string, origin: string): boolean {
	if (!host.startsWith('https://*.')) return new URL(host).origin === origin;
	return origin.startsWith('https://') && origin.endsWith(host.slice('https://*'.length));
}
