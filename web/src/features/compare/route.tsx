import { COMPARED_PROBLEM_TEXT, parseComparedCars } from '@avtosverka/contract/vocabulary/compared-cars';
import { Columns3 } from 'lucide-react';
import { data } from 'react-router';
import { siteKey } from '../../site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import type { Route } from './+types/route';
import { Comparison } from './comparison.tsx';

const TITLE = 'Сравнение машин';

/** Reads cached answers only: no supplier is ever asked because cars are compared. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const asked = parseComparedCars(new URL(request.url).searchParams.getAll('vin'));
	if (!asked.ok) {
		return data({ problem: asked.problem } as const, { status: asked.problem === 'none' ? 200 : 400 });
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
						По ответам, которые уже получены: реестры ради этой страницы не спрашиваются. Какая машина лучше,
						решаете вы.
					</p>
					<Comparison cars={loaderData.cars} now={new Date(loaderData.now)} />
				</div>
			) : (
				<MessagePage icon={Columns3} title={TITLE}>
					<p>{COMPARED_PROBLEM_TEXT[loaderData.problem]}</p>
					<p>Отметьте машины в списке «Недавно проверенные» на главной и нажмите «Сравнить».</p>
					<OwnLink to="/" className={buttonClass()}>
						На главную
					</OwnLink>
				</MessagePage>
			)}
		</>
	);
}
