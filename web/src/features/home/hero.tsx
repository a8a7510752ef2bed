import { EXAMPLE_ADDRESS } from '@avtosverka/contract/vocabulary/share';
import { BadgeCheck, CalendarX2, Clock } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { PlateLookup, preparePlateLookup, usePlateDialog } from '../../plate/plate-lookup.tsx';
import { usePlateInAddress } from '../../plate/use-plate-in-address.ts';
import { readAddress } from '../../search/address.ts';
import { isNothingShared } from '../../search/nothing-shared.ts';
import type { Mistake } from '../../search/rules.ts';
import { SearchForm } from '../../search/search-form.tsx';
import { useSearch } from '../../search/use-search.ts';
import { useHydrated } from '../../ui/hydrated.ts';
import { OwnLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';

const TRUST = [
	{ icon: BadgeCheck, text: 'Основные проверки бесплатны' },
	{ icon: CalendarX2, text: 'Без подписок и автосписаний' },
	{ icon: Clock, text: 'Первый ответ за секунды' },
];

/** The headline and the search, and the lookup of a plate over them. `mistake`: in what the address holds. */
export function Hero({ mistake }: { mistake: Mistake | null }) {
	const [parameters] = useSearchParams();
	const asked = readAddress(parameters);
	const search = useSearch({ fields: asked.fields, judged: asked.sent, mistake });
	const { plate, close } = usePlateInAddress();
	const hydrated = useHydrated();
	const dialog = usePlateDialog(plate !== null);
	const box = useRef<HTMLDivElement>(null);

	const closeAndClear = () => {
		search.send({ kind: 'cleared', field: 'vin' });
		close();
	};

	return (
		<div className="bg-night bg-[radial-gradient(1100px_420px_at_75%_-10%,#24406d_0,transparent_70%)] pt-9 pb-14 text-white lg:pt-13 lg:pb-20">
			<div className="wrap" ref={box}>
				<h1 className="max-w-[17em] text-[clamp(31px,4.6vw,52px)] leading-[1.06] font-bold tracking-[-0.03em]">
					Проверьте машину по VIN и&nbsp;госномеру до&nbsp;встречи с&nbsp;продавцом
				</h1>
				<p className="mt-3.5 mb-7 max-w-[37em] text-lg text-night-ink-2">
					Девять официальных реестров и&nbsp;цены рынка. Под каждым ответом — кто ответил, сам реестр или
					посредник, и&nbsp;когда. Если ответа нет, мы так и&nbsp;скажем.
				</p>
				<SearchForm
					search={search}
					busy={hydrated && plate !== null && dialog.state === 'loading'}
					onPlateFocus={preparePlateLookup}
				/>
				{isNothingShared(parameters) && (
					<Notice kind="warning" announced className="mt-4">
						В тексте не нашлось ни VIN, ни госномера
					</Notice>
				)}
				{plate !== null && (
					<>
						<noscript>
							<Notice kind="warning" className="mt-4">
								Чтобы искать по госномеру, включите в браузере JavaScript. По VIN отчёт откроется и без него.
							</Notice>
						</noscript>
						<PlateLookup
							plate={plate}
							dialog={dialog}
							onClose={closeAndClear}
							returnFocus={() => box.current?.querySelector<HTMLElement>('button[type=submit]') ?? null}
						/>
					</>
				)}
				<ul className="mt-6 flex flex-wrap gap-x-6.5 gap-y-3 text-[15px] text-night-ink-2">
					<li>
						<OwnLink to={EXAMPLE_ADDRESS} className="text-white underline underline-offset-3">
							Пример отчёта
						</OwnLink>
					</li>
					{TRUST.map(({ icon: Icon, text }) => (
						<li key={text} className="flex items-center gap-2">
							<Icon aria-hidden className="size-5 flex-none" />
							{text}
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
