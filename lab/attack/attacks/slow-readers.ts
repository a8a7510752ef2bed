import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { dial, hangUp, request } from '../dialing.ts';
import { watch, withstood } from '../watch.ts';

const READ_EVERY_MS = 250;
const FOR_MS = 15_000;

export const attack: Attack = {
	title: '200 readers that take a kilobyte at a time cost little memory and no health check',
	async run(target) {
		const bytes = request('/checks/XTA21144094786239').repeat(4);
		const watched = await watch(target, async () => {
			const lines = Array.from({ length: 200 }, () => dial(target.port, bytes, { reads: false }));
			for (let passed = 0; passed < FOR_MS; passed += READ_EVERY_MS) {
				for (const { socket } of lines) socket.read(1024);
				await pause(READ_EVERY_MS);
			}
			hangUp(lines);
		});
		return withstood(watched);
	},
};
