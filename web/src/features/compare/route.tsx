import { parseComparedCars } from '@avtosverka/contract/vocabulary/compared-cars';
import { data } from 'react-router';
import { siteKey } from '../../site.ts';
import { Head } from '../../ui/head.tsx';
import type { Route } from './+types/route';
import { ChoicePage } from './choice-page.tsx';
import { Comparison } from './comparison.tsx';

const TITLE = 'Сравнение машин';

/** Reads cached answers only: no supplier is ever asked because cars are compared. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const asked = parseComparedCars(new URL(request.url).searchParams.getAll('vin'));
	if (!asked.ok) {
		const { problem, named } = asked;
		return data({ problem, named } as const, { status: problem === 'none' ? 200 : 400 });
	}
	const { cachedReport } = context.get(siteKey).call;
	const cars = await Promise.all(asked.vins.map(async (vin) => ({ vin, report: await cachedReport(vin) })));
	return data({ problem: null, cars, now: new Date().toISOString() } as const);
}

/** /compare?vin=…&vin=… */
export default function Compare({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<Head title={TITLE} description="От двух до четырёх машин рядом, строка за строкой." index={false} />
			{loaderData.problem === null ? (
				<div className="wrap pt-6 pb-12 lg:pt-9">
					<h1 className="text-[clamp(26px,4vw,38px)] leading-tight font-bold">{TITLE}</h1>
					<p className="mt-2 max-w-[44em] text-ink-2">
						Сравниваем по ответам, которые уже есть: заново реестры не спрашиваем. Какая машина лучше, решаете
						вы.
					</p>
					<Comparison cars={loaderData.cars} now={new Date(loaderData.now)} />
				</div>
			) : (
				<ChoicePage title={TITLE} problem={loaderData.problem} named={loaderData.named} />
			)}
		</>
	);
}
