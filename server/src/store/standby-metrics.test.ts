import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createStandbyMetrics } from './standby-metrics.ts';

test('the metrics of a standby say how far it is and how busy its pool is', async () => {
	const registry = new Registry();
	const { watchStandby, standbyAge } = createStandbyMetrics([registry]);
	watchStandby(
		() => 0.5,
		() => ({ used: 2, idle: 1, waiting: 4 }),
	);
	standbyAge(0.3);
	const text = await registry.metrics();
	expect(text).toContain('avtosverka_standby_behind_seconds 0.5');
	expect(text).toContain('avtosverka_standby_read_age_seconds_bucket{le="0.25"} 0');
	expect(text).toContain('avtosverka_standby_read_age_seconds_bucket{le="0.5"} 1');
	expect(text.match(/^avtosverka_standby_connections.*$/gm)).toEqual([
		'avtosverka_standby_connections{state="used"} 2',
		'avtosverka_standby_connections{state="idle"} 1',
		'avtosverka_standby_connections{state="waiting"} 4',
	]);
});
