import { expect, test } from 'vitest';
import { widgetAddresses } from './widget-addresses.ts';

const addresses = widgetAddresses(
	new URLSearchParams('isFrame=true&theme=dark&accent=ff0000&vin=X&token=secret'),
);

test('a report stands within the widget, in its look', () => {
	expect(addresses.report('XTA21144094786239', 'А123ВС77')).toBe(
		'/widget?isFrame=true&theme=dark&accent=ff0000&vin=XTA21144094786239&plate=%D0%90123%D0%92%D0%A177',
	);
});

test('nothing else of the address goes along', () => {
	expect(addresses.search).toBe('/widget?isFrame=true&theme=dark&accent=ff0000');
});
