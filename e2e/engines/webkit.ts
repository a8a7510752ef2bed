import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from '@avtosverka/harness/free-port';
import { Builder, By, until } from 'selenium-webdriver';
import { vi } from 'vitest';
import type { EnginePage } from './engine-page.ts';
import { ensureEngine } from './ensure-engine.ts';

const PATIENCE_MS = 60_000;

/** Starts Debian's WebKitGTK on a screen of its own, driven by its WebDriver. */
export async function openWebKit(): Promise<EnginePage> {
	await using started = new AsyncDisposableStack();
	const screen = ownProcess(started, ensureEngine('Xvfb', ['xvfb']), ['-displayfd', '1']);
	const [display] = await once(createInterface(screen.stdout), 'line');
	const server = `http://127.0.0.1:${await freePort()}`;
	ownProcess(
		started,
		ensureEngine('WebKitWebDriver', ['webkit2gtk-driver']),
		[`--port=${new URL(server).port}`],
		{ LANG: 'C.UTF-8', DISPLAY: `:${display}` },
	);
	await vi.waitFor(() => fetch(`${server}/status`), { timeout: PATIENCE_MS });
	const driver = await new Builder()
		.usingServer(server)
		.withCapabilities({
			browserName: 'MiniBrowser',
			'webkitgtk:browserOptions': {
				binary: miniBrowser(),
				args: ['--automation'],
			},
		})
		.build();
	started.defer(() => driver.quit());
	await driver.manage().window().setRect({ width: 390, height: 844 });
	const find = async (path: string) => {
		const found = await driver.wait(until.elementLocated(By.xpath(path)), PATIENCE_MS);
		return driver.wait(until.elementIsVisible(found), PATIENCE_MS);
	};
	const running = started.move();

	return {
		open: (address) => driver.get(address),
		read: (expression) => driver.executeScript(`return (${expression})`),
		type: async (path, text) => (await find(path)).sendKeys(text),
		press: async (path) => (await find(path)).click(),
		[Symbol.asyncDispose]: () => running.disposeAsync(),
	};
}

/** The browser that comes with the driver, in a folder named by the version of WebKitGTK's interface. */
function miniBrowser(): string {
	const [found] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
	if (found === undefined) throw new Error('there is no MiniBrowser beside the driver');
	return found;
}

function ownProcess(
	started: AsyncDisposableStack,
	program: string,
	words: readonly string[],
	env: Readonly<Record<string, string>> = {},
) {
	const child = spawn(program, words, {
		stdio: ['ignore', 'pipe', 'ignore'],
		env: { ...process.env, ...env },
	});
	child.stdout.resume();
	started.defer(async () => {
		child.kill();
		await once(child, 'exit');
	});
	return child;
}
