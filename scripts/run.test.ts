import { StartError } from '@avtosverka/server/start-error';
import { describe, expect, test } from 'vitest';
import { readPort } from './run.ts';

describe('a port in the settings', () => {
	test.each([
		['8080', 8080],
		[' 8080 ', 8080],
		['0', 0],
		['', 3000],
		[undefined, 3000],
	])('%s means %i', (text, port) => {
		expect(readPort({ PORT: text }, 'PORT', 3000)).toBe(port);
	});

	test.each(['abc', '80a', '-1', '65536', '3000.5', '1e3'])('%s is refused by name', (text) => {
		expect(() => readPort({ SANDBOX_PORT: text }, 'SANDBOX_PORT', 3100)).toThrow(StartError);
		expect(() => readPort({ SANDBOX_PORT: text }, 'SANDBOX_PORT', 3100)).toThrow(
			/^Настройка SANDBOX_PORT: .*\.$/,
		);
	});
});
