// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPhoneKeyboard } from '../testing/phone-keyboard.ts';
import { FieldInput } from './field-input.tsx';
import { useSearch } from './use-search.ts';

const OWN = 'XTA21144094786239';
const PASTED = 'Z94K241BBMR251210';

let root: Root;
let field: HTMLInputElement;

function Search() {
	const { state, send } = useSearch({ fields: { vin: OWN }, judged: false });
	return <FieldInput field="vin" value={state.fields.vin} send={send} />;
}

beforeEach(() => {
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
	const place = document.createElement('main');
	document.body.append(place);
	act(() => {
		root = createRoot(place);
		root.render(<Search />);
	});
	field = place.querySelector('input') as HTMLInputElement;
	field.focus();
	field.setSelectionRange(OWN.length, OWN.length);
});

afterEach(() => {
	act(() => root.unmount());
	document.body.replaceChildren();
});

/** Pastes where the caret stands. */
function paste(text: string): void {
	const clipboardData = { getData: () => text };
	act(() => {
		field.dispatchEvent(
			Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
		);
	});
}

/** Waits until what reads a text is loaded, and has read it. */
function readingEnds(): Promise<void> {
	return act(async () => {
		await import('./car-in-paste.ts');
		await new Promise(setImmediate);
	});
}

const ADVERTISEMENT = `\nПродаю\n${PASTED}\nТорг`;

describe('a whole text pasted into a field that holds a VIN', () => {
	test('fills in the car of the text, not the one that stood there', async () => {
		paste(ADVERTISEMENT);
		await readingEnds();
		expect(field.value).toBe(PASTED);
	});

	test('is read line by line, which the field does not show', async () => {
		field.setSelectionRange(0, OWN.length);
		paste(`${PASTED.slice(0, 9)}\n${PASTED.slice(9)}`);
		await readingEnds();
		expect(field.value).toBe(PASTED);
	});

	test('leaves alone what is typed while it is being read', async () => {
		paste(ADVERTISEMENT);
		const whole = field.value;
		act(() => createPhoneKeyboard(field)({ kind: 'compose', text: 'x' }));
		await readingEnds();
		expect(field.value).toBe(`${whole}x`);
	});
});
