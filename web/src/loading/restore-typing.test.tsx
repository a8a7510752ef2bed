// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { restoreTyping } from './restore-typing.ts';

function Form() {
	const [name, setName] = useState('');
	const [agreed, setAgreed] = useState(true);
	return (
		<form>
			<p>Кого проверить</p>
			<input name="name" value={name} onChange={({ target }) => setName(target.value)} />
			<input type="checkbox" name="agreed" checked={agreed} onChange={() => setAgreed(!agreed)} />
			<textarea name="note" />
			<output>{`${name}, ${agreed}`}</output>
		</form>
	);
}

const reported = vi.fn();

beforeEach(() => {
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
	vi.stubGlobal('reportError', reported.mockReset());
	document.body.replaceChildren();
	delete window.pressedEarly;
});

test('what was typed stays in a page that was changed while it came alive', () => {
	const place = document.body.appendChild(document.createElement('main'));
	place.innerHTML = renderToString(<Form />);
	const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`)!;
	const first = field('name');
	const onRecoverableError = restoreTyping();
	place.querySelector('p')!.textContent = 'Who is to be checked';
	first.value = 'Иванов';
	field('agreed').checked = false;
	field('note').value = 'до встречи';
	act(() => void hydrateRoot(place, <Form />, { onRecoverableError }));

	expect(reported).toHaveBeenCalledTimes(1);
	expect(first.isConnected).toBe(false);
	expect(field('name').value).toBe('Иванов');
	expect(field('note').value).toBe('до встречи');
	expect(place.querySelector('output')!.textContent).toBe('Иванов, false');
});

test('an error in a page that is alive puts nothing into the fields of another', () => {
	document.body.innerHTML = '<main><input name="vin"></main>';
	const onRecoverableError = restoreTyping();
	document.querySelector('input')!.value = 'XTA2114';
	window.pressedEarly = null;
	document.body.innerHTML = '<main><input name="vin"></main>';
	onRecoverableError(new Error('later'));
	expect(reported).toHaveBeenCalledTimes(1);
	expect(document.querySelector('input')!.value).toBe('');
});
