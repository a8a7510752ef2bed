import { Head } from '../../ui/head.tsx';
import { useHydrated } from '../../ui/hydrated.ts';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

/** /testError: fails once it runs in the browser, to show the page for failed ones. */
export default function TestError() {
	if (useHydrated()) throw new Error('the page for trying out errors');
	return (
		<div className="wrap py-16">
			<Head title="Проба ошибки" description="Эта страница ломается нарочно." index={false} />
			<h1 className="text-3xl font-bold">Проба ошибки</h1>
			<p className="mt-3 text-lg">Эта страница ломается нарочно, как только в браузере заработают скрипты.</p>
		</div>
	);
}
