// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { SubmitMistake } from './submit-mistake.tsx';

test('a mistake goes away also where scrolling gives a promise, as in newer browsers', async () => {
	(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
	const scroll = vi.fn(() => Promise.resolve());
	Element.prototype.scrollIntoView = scroll as never;
	const box = document.createElement('main');
	const root = createRoot(box);
	await act(() => root.render(<SubmitMistake of={{ kind: 'mistake', text: 'Ошибка сети', field: null }} />));
	expect(box.textContent).toBe('Ошибка сети');
	expect(scroll).toHaveBeenCalledOnce();
	await act(() => root.render(null));
	expect(box.textContent).toBe('');
});
