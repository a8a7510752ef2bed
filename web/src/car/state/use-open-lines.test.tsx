// @vitest-environment jsdom
import type { Reason } from '@avtosverka/contract/decision';
import { SECTIONS, type Section } from '@avtosverka/contract/vocabulary/register';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loading, openingState, type ReportState } from './report-state.ts';
import { type OpenLines, useOpenLines } from './use-open-lines.ts';

const IDLE = openingState({ base: null, sections: {} });
const ASKING: ReportState = { ...IDLE, cards: { ...IDLE.cards, osago: loading(IDLE.cards.osago) } };
const IN_VIEW = 500;
const BELOW = 2_000;

let root: Root;
let lines: OpenLines;
beforeEach(() => {
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
	vi.stubGlobal('innerHeight', 900);
	vi.stubGlobal('requestAnimationFrame', (draw: () => void) => queueMicrotask(draw));
	root = createRoot(document.createElement('main'));
});
afterEach(() => {
	act(() => root.unmount());
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

function Report({ reasons, state }: { reasons: readonly Reason[]; state: ReportState }) {
	lines = useOpenLines(reasons, state);
	return null;
}

function found(...sections: Section[]): Reason[] {
	return sections.map((section) => ({
		...{ rule: section, severity: 'clarify', section, record: 'records.0' },
		...{ sentence: 'Есть запись.', asOf: null },
	}));
}

/** Lays the lines out: the list begins at `top`, and the named lines are further down than the window. */
function layOut(top: number, below: readonly Section[] = []): void {
	const list = document.body.appendChild(document.createElement('div'));
	for (const name of ['base', ...SECTIONS] as const) {
		const line = list.appendChild(document.createElement('article'));
		line.id = name;
		const y = below.some((section) => section === name) ? BELOW : top;
		line.getBoundingClientRect = () => ({ top: y }) as DOMRect;
	}
}

const show = (reasons: readonly Reason[], state: ReportState) =>
	act(async () => root.render(<Report reasons={reasons} state={state} />));
const open = () => SECTIONS.filter((section) => lines.isOpen(section));

test('a report that opens with findings has them open, and what is only to be known closed', async () => {
	await show([...found('wanted'), { ...found('dtp')[0], severity: 'know' } as Reason], IDLE);
	expect(open()).toEqual(['wanted']);
});

test('below the window a finding opens at once, in view after the last answer', async () => {
	layOut(IN_VIEW, ['zalog']);
	await show([], ASKING);
	await show(found('dtp', 'zalog'), ASKING);
	expect(open()).toEqual(['zalog']);
	await show(found('dtp', 'zalog'), IDLE);
	expect(open()).toEqual(['dtp', 'zalog']);
	expect(lines.motion).toBe('animate-rise');
});

test('under the eyes of a visitor who reads the lines none opens, nor one that was closed', async () => {
	layOut(100);
	await show([], ASKING);
	await show(found('dtp'), IDLE);
	expect(open()).toEqual([]);
	await act(async () => lines.open('dtp'));
	await act(async () => lines.toggle('dtp'));
	expect(open()).toEqual([]);
});

test('a link that leads to a line opens it, and takes the focus to its button', async () => {
	document.body.innerHTML = '<article><h2 id="zalog-title"><button>Залог</button></h2></article>';
	await show([], IDLE);
	await act(async () => lines.leadTo('zalog'));
	expect(open()).toEqual(['zalog']);
	expect(document.activeElement?.textContent).toBe('Залог');
});
