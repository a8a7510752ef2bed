import type { Sources } from '@avtosverka/contract/sources';
import { Notice } from '../../ui/notice.tsx';
import { SourceCard } from './source-card.tsx';

/** Every register we ask, drawn from what the server knows of it at this moment. */
export function SourcesPage({ sources, lastKnown }: Sources) {
	const silent = sources.filter(({ suppliers }) => suppliers.length === 0);
	return (
		<div className="wrap pt-9 pb-15 lg:pt-13">
			<h1 className="text-[clamp(28px,4vw,40px)] leading-tight font-bold">Источники данных</h1>
			<p className="mt-3 max-w-[44em] text-lg text-ink-2">
				Откуда берётся каждый раздел отчёта, что источник знает и чего от него ждать не стоит. Если источник
				молчит, в отчёте так и написано: молчание не значит, что записей нет.
			</p>
			{silent.length > 0 && (
				<Notice kind="warning" className="mt-6">
					{silent.length === sources.length
						? 'Сейчас не отвечает ни один источник.'
						: `Сейчас никто не отвечает: ${silent.map(({ name }) => name).join(', ')}.`}
				</Notice>
			)}
			<ul className="mt-7 grid gap-4.5 md:grid-cols-2">
				{sources.map((source) => (
					<SourceCard key={source.register} source={source} lastKnown={lastKnown} />
				))}
			</ul>
			<p className="mt-6 max-w-[52em] text-[15px] text-ink-2">
				Время московское. Пока сохранённый ответ свеж, мы показываем его, а не спрашиваем источник заново.
				Нажмите в отчёте «Запросить снова», и мы спросим его ещё раз. Ответы старше месяца не храним.
			</p>
		</div>
	);
}
