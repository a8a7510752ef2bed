import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { RequestIdContext } from '../request-id.ts';
import { FailedPage } from './failed-page.tsx';

vi.mock('../styles/app.css?url', () => ({ default: '/assets/app.css' }));

/** The page as a person reads it. */
function text(error: unknown, id = ''): string {
	const site = createMemoryRouter([{ id: 'root', path: '/', element: <FailedPage error={error} /> }]);
	const page = (
		<RequestIdContext value={id}>
			<RouterProvider router={site} />
		</RequestIdContext>
	);
	return renderToStaticMarkup(page).replace(/<[^>]+>/g, ' ');
}

describe('the page in place of one that failed', () => {
	test('says so in the words of the specification and offers to reload', () => {
		expect(text(new Error('x'))).toContain('Произошла ошибка. Попробуйте перезагрузить страницу.');
		expect(text('x')).toContain('Перезагрузить страницу');
	});

	test('names the number by which the server’s log has it, where there is one', () => {
		expect(text(new Error('x'), 'req-0123456789ab')).toContain('Номер ошибки: req-0123456789ab');
		expect(text(new Error('x'))).not.toContain('Номер');
	});

	test('is the page for a wrong address when that is what happened', () => {
		expect(text(new ErrorResponse(404, 'Not Found', null))).toContain('Упс! Страница не найдена.');
		expect(text(new ErrorResponse(404, 'Not Found', null))).toContain(
			'Похоже, вы перешли по неправильной ссылке.',
		);
	});

	test('says that there is no connection where that is all that happened', () => {
		const page = text(new TypeError('Failed to fetch'));
		expect(page).toContain('Нет связи');
		expect(page).toContain('Попробовать снова');
		expect(page).not.toContain('Произошла ошибка');
	});

	test('shows nothing of the error itself', () => {
		expect(text(new Error('тайна'))).not.toContain('тайна');
	});
});
