import type { Vin } from '@avtosverka/contract/vocabulary/vin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AskedPrice } from './asked-price.tsx';

vi.mock('../../ui/lazy-module.ts', () => ({
	useLazyModule: () => ({ state: 'failed', again: () => {} }),
}));

test('where the sentence about a price does not load, that is said, and it can be loaded again', () => {
	const html = renderToStaticMarkup(<AskedPrice vin={'XTA21144094786239' as Vin} stats={null} />);
	expect(html).toMatch(/<p [^>]*aria-live="polite"[^>]*><button[^>]*>Ошибка загрузки данных .*Повторить/s);
});
