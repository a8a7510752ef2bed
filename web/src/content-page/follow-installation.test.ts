import { beforeEach, expect, test, vi } from 'vitest';
import { followInstallation } from './follow-installation.ts';

const said = vi.hoisted(() => ({ state: 'unknown', listener: () => {} }));
const install = vi.hoisted(() => vi.fn());
vi.mock('../offline/installation.ts', () => ({
	installation: {
		state: () => said.state,
		install,
		subscribe: (listener: () => void) => {
			said.listener = listener;
			return () => {
				said.listener = () => {};
			};
		},
	},
}));

const WAYS = ['installed', 'offered', 'by-hand', 'unknown'];
const ways = WAYS.map((when) => ({ dataset: { when }, hidden: when !== 'unknown' }));
const button = new EventTarget();
const part = { querySelectorAll: () => ways, querySelector: () => button } as unknown as HTMLElement;
const shown = () => ways.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.when);

beforeEach(() => {
	said.state = 'unknown';
});

test('of the ways to install the one that holds is shown, until the page is left', () => {
	said.state = 'by-hand';
	const end = followInstallation(part);
	expect(shown()).toEqual(['by-hand']);
	said.state = 'offered';
	said.listener();
	expect(shown()).toEqual(['offered']);
	button.dispatchEvent(new Event('click'));
	expect(install).toHaveBeenCalledOnce();
	end();
	said.state = 'installed';
	said.listener();
	button.dispatchEvent(new Event('click'));
	expect(shown()).toEqual(['offered']);
	expect(install).toHaveBeenCalledOnce();
});
