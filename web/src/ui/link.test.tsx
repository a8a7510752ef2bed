import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useInsideFrame } from './inside-frame.ts';
import { OwnLink } from './link.tsx';

vi.mock('./inside-frame.ts');
beforeEach(() => void vi.mocked(useInsideFrame).mockReturnValue(false));

function shown(to: string, address = '/'): string {
	return renderToStaticMarkup(
		<MemoryRouter initialEntries={[address]}>
			<OwnLink to={to}>туда</OwnLink>
		</MemoryRouter>,
	);
}

describe('a link to one of our pages', () => {
	test.each(['/auth', '/user/payments', '/payment?app=ios', '/deleteAccount#top', '/moderation'])(
		'leads from a frame into a new tab, where the page is never framed: %s',
		(to) => {
			vi.mocked(useInsideFrame).mockReturnValue(true);
			const link = shown(to, '/?isFrame=true');
			expect(link).toContain(`href="${to}"`);
			expect(link).toMatch(/target="_blank"/);
			expect(link).toMatch(/rel="noopener"/);
			expect(link).toContain('(откроется в новой вкладке)');
		},
	);

	test('leads from a page that anybody frames into a new tab, where not everybody may frame the next', () => {
		vi.mocked(useInsideFrame).mockReturnValue(true);
		expect(shown('/ownerReport', '/?isFrame=true')).toMatch(/href="\/ownerReport" target="_blank"/);
		expect(shown('/ownerReport/consent', '/ownerReport?isFrame=true')).not.toContain('target=');
	});

	test('stays in its frame otherwise', () => {
		vi.mocked(useInsideFrame).mockReturnValue(true);
		expect(shown('/faq', '/?isFrame=true')).toContain('href="/faq?isFrame=true"');
		expect(shown('/faq', '/?isFrame=true')).not.toContain('target=');
	});

	test.each(['/', '/?isFrame=true'])('opens no tab where nothing frames the page: %s', (address) => {
		expect(shown('/auth', address)).not.toContain('target=');
	});
});
