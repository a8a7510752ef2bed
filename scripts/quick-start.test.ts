import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from './prepare/root.js';

const LOADING = `
	const before = process.cpuUsage();
	const { pgTable } = await import('drizzle-orm/pg-core');
	const { user, system } = process.cpuUsage(before);
	console.log(typeof pgTable, (user + system) / 1000);
`;

/** Loads Drizzle in a process of its own; gives its processor ms. */
function loadDrizzle(flags: readonly string[]): number {
	const options = [...flags, '--input-type=module', '-e', LOADING];
	const printed = execFileSync(process.execPath, options, { cwd: ROOT, encoding: 'utf8' });
	const [type, ms] = printed.trim().split(' ');
	expect(type).toBe('function');
	return Number(ms);
}

// Once it fails for a newer Node or Drizzle, the hook has nothing left to save and can go.
test('a start loads Drizzle in less than half of the time that Node alone needs', () => {
	const quickly = ['--import', './scripts/quick-start.js'];
	loadDrizzle(quickly);
	expect(loadDrizzle(quickly)).toBeLessThan(loadDrizzle([]) / 2);
});
