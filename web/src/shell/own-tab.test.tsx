import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useInsideFrame } from '../ui/inside-frame.ts';
import { OwnTab } from './own-tab.tsx';

vi.mock('../ui/inside-frame.ts');

function shown(inside: boolean): string {
	vi.mocked(useInsideFrame).mockReturnValue(inside);
	return renderToStaticMarkup(
		<MemoryRouter initialEntries={['/payment/success?order=7&isFrame=true']}>
			<OwnTab>тайное</OwnTab>
		</MemoryRouter>,
	);
}

test('a page that is never framed shows in a frame only the way into a tab of its own', () => {
	const framed = shown(true);
	expect(framed).toContain('Эта страница открывается в отдельной вкладке');
	expect(framed).toMatch(/<a href="\/payment\/success\?order=7" target="_blank" rel="noopener"/);
	expect(framed).not.toContain('тайное');
});

test('and itself everywhere else, as high as the screen', () =>
	expect(shown(false)).toBe('<div class="min-h-svh">тайное</div>'));
