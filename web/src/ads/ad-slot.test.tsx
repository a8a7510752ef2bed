import type { SiteSettings } from '@avtosverka/contract/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AdSlot } from './ad-slot.tsx';
import { PartnerBanner } from './partner-banner.tsx';

function slot(ads: SiteSettings['ads']): string {
	const settings = { ads, links: { partner: 'https://partner.test/' } };
	const site = createMemoryRouter([{ id: 'root', path: '/', element: <AdSlot place={1} /> }], {
		hydrationData: { loaderData: { root: { settings } } },
	});
	return renderToStaticMarkup(<RouterProvider router={site} />);
}

test('without an address of the network there is nothing, not even an empty box', () => {
	expect(slot(null)).toBe('');
});

test('a place waits for its advertisement under the word «Реклама»', () => {
	const html = slot({ scriptUrl: 'https://ads.test/context.js', blockIds: ['R-A-1-1', 'R-A-1-2'] });
	expect(html).toContain('>Реклама</p>');
	expect(html).toContain('<div id="ad-2"');
	expect(html).not.toContain('partner.test');
});

test('the banner leads to the partner and tells search engines that it is paid', () => {
	const html = renderToStaticMarkup(<PartnerBanner href="https://partner.test/" />);
	expect(html).toContain('href="https://partner.test/"');
	expect(html).toContain('rel="noopener noreferrer sponsored"');
	expect(html).toContain('Откроется в новой вкладке');
});
