import type { PushMode } from '@avtosverka/sandbox/push/play';
import { sandboxSettings } from '@avtosverka/sandbox/settings';
import { startSandbox } from '@avtosverka/sandbox/start';
import { VERA } from '@avtosverka/server/accounts/testing/invented-people';
import { testAccounts } from '@avtosverka/server/accounts/testing/test-accounts';
import { createAnswers } from '@avtosverka/server/answers/answer-cache';
import { fakeRegisters, found } from '@avtosverka/server/answers/testing/fake-registers';
import { SAMPLE_FACTS, SAMPLE_VIN } from '@avtosverka/server/answers/testing/sample-facts';
import { DAY_MS, HOUR_MS, testClock } from '@avtosverka/server/answers/testing/test-clock';
import { createBareApp, MARKER } from '@avtosverka/server/http/testing/served-app';
import type { Store } from '@avtosverka/server/store/store';
import { testConfig, testDeps } from '@avtosverka/server/testing/test-deps';
import { registerWatchChannels } from '@avtosverka/server/watches/channel-route';
import { createWatchPolling } from '@avtosverka/server/watches/polling';
import { createPushSender } from '@avtosverka/server/watches/push/sender';
import { pushService } from '@avtosverka/server/watches/push/testing/push-service';
import { registerWatches } from '@avtosverka/server/watches/route';
import { createTelling } from '@avtosverka/server/watches/telling';
import { workWhileDue } from '@avtosverka/server/watches/testing/due-work';

const PATIENCE_MS = 1_000;
const [RESTRICTION] = SAMPLE_FACTS.restrict.records;

/** A person whose browser gets notices of a watched car, and its push service. */
export type PlayedPush = {
	switchTo(mode: PushMode): Promise<unknown>;
	/** Hours in which the site does what is due. */
	passHours(hours: number): Promise<void>;
	/** How many messages the browser has shown. */
	shown(): Promise<number>;
	/** How many browsers the cabinet lists. */
	listed(): Promise<number>;
	/** True where the cabinet shows what is new with the car. */
	hasNews(): Promise<boolean>;
	close(): Promise<void>;
};

/** A car that is watched, of which something has just become new. */
export async function playPush(store: Store): Promise<PlayedPush> {
	const sandbox = await startSandbox({ port: 0 });
	const service = pushService(sandbox.url);
	const clock = testClock();
	const registers = fakeRegisters(clock);
	const config = testConfig(sandboxSettings(sandbox.url));
	const accounts = testAccounts(store, clock);
	const deps = testDeps({ store, clock, registers, accounts, config });
	const app = createBareApp(deps);
	registerWatches(app, deps);
	registerWatchChannels(app, deps, { outbox: null, messengers: [], push: config.push });
	const poll = createWatchPolling(deps, createAnswers(deps));
	const push = config.push && createPushSender(config.push, deps, { patienceMs: PATIENCE_MS });
	const tell = createTelling(deps, { messengers: {}, push });
	const { id } = await accounts.enter(VERA);
	const headers = { ...MARKER, authorization: `Bearer ${await accounts.issueToken(id)}` };
	const call = async (method: 'GET' | 'POST', url: string, payload?: object) =>
		(await app.inject({ method, url, headers, ...(payload && { payload }) })).json();

	const work = () => workWhileDue(deps, { poll, tell });

	await call('POST', '/v1/user/watch-channels', { kind: 'push', subscription: await service.subscribe() });
	await call('POST', '/v1/user/watches', { vin: SAMPLE_VIN });
	await work();
	clock.pass(DAY_MS);
	const added = { ...RESTRICTION, addedAt: '2026-11-20', kindCode: '5' };
	const records = [RESTRICTION, added] as typeof SAMPLE_FACTS.restrict.records;
	registers.reactFor('restrict', () => ({ ...found('restrict', clock.now()), facts: { records } }));

	return {
		switchTo: (mode) => service.switchTo(mode),
		async passHours(hours) {
			for (let hour = 0; hour < hours; hour += 1) {
				clock.pass(HOUR_MS);
				await work();
			}
		},
		shown: async () => (await service.messages()).length,
		listed: async () => (await call('GET', '/v1/user/watch-channels')).data.length,
		hasNews: async () => (await call('GET', '/v1/user/watches')).data[0]?.news != null,
		async close() {
			await app.close();
			await sandbox.close();
		},
	};
}
