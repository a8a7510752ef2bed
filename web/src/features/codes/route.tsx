import { formatLongDay } from '@avtosverka/contract/vocabulary/moment';
import { CODE_DOUBTS, REGION_TABLE_AS_OF, REGIONS } from '@avtosverka/contract/vocabulary/region-codes';
import { Search } from 'lucide-react';
import { useSiteUrl } from '../../site.ts';
import { Card } from '../../ui/card.tsx';
import { Head } from '../../ui/head.tsx';
import { breadcrumbs, JsonLd } from '../../ui/json-ld.tsx';
import { DOUBT_MARK, DOUBT_WORDS } from './doubts.ts';
import { foundText } from './found-text.ts';
import { RegionRow, RowDrawings } from './region-row.tsx';

/** Looks the same for everybody: the server renders it once and keeps it. */
export const handle = { static: true };

/** /codes */
export default function Codes() {
	const siteUrl = useSiteUrl();
	return (
		<>
			<Head
				title="Коды регионов России на номерах"
				description="Все двузначные и трёхзначные коды регионов на автомобильных номерах: найдите регион по коду или код по названию."
				picture="codes"
			/>
			<JsonLd data={breadcrumbs(siteUrl, [{ name: 'Коды регионов', path: '/codes' }])} />
			<div data-codes className="wrap max-w-[54em] pt-9 pb-16 lg:pt-13">
				<h1 className="text-[clamp(28px,4vw,40px)] leading-tight font-bold">Коды регионов России</h1>
				<p className="mt-3 text-lg text-ink-2">
					Последние две или три цифры госномера говорят, где машину впервые поставили с ним на учёт. У больших
					регионов кодов несколько.
				</p>
				<search className="sticky top-[68px] z-10 -mx-1 mt-6 block bg-ground px-1 py-2 print:hidden">
					<label htmlFor="region" className="sr-only">
						Код или название региона
					</label>
					<span className="relative block">
						<Search aria-hidden className="absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-3" />
						<input
							id="region"
							type="search"
							placeholder="777 или Тверская"
							autoComplete="off"
							maxLength={60}
							className="min-h-13 w-full rounded-field border border-edge bg-paper pr-4 pl-12 text-[17px]"
						/>
					</span>
					<p role="status" className="mt-1.5 min-h-6 text-[15px] text-ink-3">
						{foundText(REGIONS.length, '')}
					</p>
				</search>
				<RowDrawings />
				<Card className="mt-1 overflow-hidden">
					<table className="w-full border-collapse text-[16.5px]">
						<thead>
							<tr className="text-left text-[15px] text-ink-3">
								<th scope="col" className="px-4 py-2.5 font-medium sm:px-5">
									Код
								</th>
								<th scope="col" className="px-2 py-2.5 font-medium">
									Регион
								</th>
								<th scope="col" className="print:hidden">
									<span className="sr-only">Действия</span>
								</th>
							</tr>
						</thead>
						<tbody>
							{REGIONS.map((region) => (
								<RegionRow key={region.name} region={region} />
							))}
						</tbody>
					</table>
				</Card>
				<div className="mt-5 grid gap-1.5 text-[15px] text-ink-2">
					{CODE_DOUBTS.map((doubt) => (
						<p key={doubt}>
							<b className="text-warn">{DOUBT_MARK[doubt]}</b> — {DOUBT_WORDS[doubt]}.
						</p>
					))}
					<p className="mt-1.5">
						Таблица составлена по открытому списку кодов А. Немиро на {formatLongDay(REGION_TABLE_AS_OF)} и
						двум более поздним спискам. Официального перечня в одном документе нет, и списки расходятся,
						поэтому наш поиск по госномеру принимает любой код.
					</p>
				</div>
			</div>
		</>
	);
}
