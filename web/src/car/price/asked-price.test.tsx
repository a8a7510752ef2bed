import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AskedPrice } from './asked-price.tsx';

test('the field is empty on the server, named and described, and keeps the room of its sentence', () => {
	const html = renderToStaticMarkup(<AskedPrice vin={'XTA21144094786239' as Vin} stats={null} />);
	expect(html).toContain('Цена продавца, ₽</label>');
	expect(html).toContain('value=""');
	const [, described] = /aria-describedby="([^"]+)"/.exec(html) ?? [];
	expect(html).toContain(`<p id="${described}"`);
	expect(html).toContain('Цена остаётся на этом устройстве.');
});
