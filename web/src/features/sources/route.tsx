import { siteKey } from '../../site.ts';
import { Head } from '../../ui/head.tsx';
import type { Route } from './+types/route';
import { SourcesPage } from './sources-page.tsx';

/** Asks no supplier: who is switched on is a setting, and who answered last is kept. */
export function loader({ context }: Route.LoaderArgs) {
	return context.get(siteKey).call.sources();
}

/** /sources */
export default function SourcesRoute({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Head
				title="Источники данных"
				description="Какие реестры мы спрашиваем об автомобиле, что каждый из них знает и чего не знает, кто отвечает сейчас и когда ответил в последний раз."
			/>
			<SourcesPage {...loaderData} />
		</>
	);
}
