import type { BoughtVin } from '@avtosverka/contract/cabinet';
import { getBoughtVinsRoute } from '@avtosverka/contract/routes/cabinet';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { formatPlate, type Plate } from '@avtosverka/contract/vocabulary/plate';
import { CarFront } from 'lucide-react';
import { useOwnList } from '../../session/own-list.ts';
import { ReportLink } from '../../ui/report-link.tsx';
import { ListView } from './list-view.tsx';

const EMPTY = {
	icon: CarFront,
	text: 'Нет купленных VIN',
	about: 'Здесь будут VIN, которые назвала картотека ГИБДД.',
};

/** The VINs that a person's requests have bought, each the way to its report. */
export function BoughtVins({ token }: { token: string }) {
	const list = useOwnList(getBoughtVinsRoute, token);
	return (
		<section aria-labelledby="bought-vins" className="mt-8">
			<h2 id="bought-vins" className="mb-3 text-xl font-semibold">
				Купленные VIN
			</h2>
			<ListView
				list={list}
				failed="Ошибка загрузки купленных VIN"
				empty={EMPTY}
				keyOf={({ vin, created_at }) => `${vin} ${created_at}`}
			>
				{(line) => <BoughtVinLine {...line} />}
			</ListView>
		</section>
	);
}

/** One VIN, the plate it was asked for, and when. */
export function BoughtVinLine({ plate, vin, created_at }: BoughtVin) {
	return (
		<div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
			<ReportLink vin={vin} plate={plate} className="figures mr-auto font-semibold break-all text-accent">
				{vin}
			</ReportLink>
			<time dateTime={created_at} className="figures text-[15px] text-ink-2">
				{formatMoment(created_at)}
			</time>
			<span className="basis-full text-[15px] text-ink-2">Госномер {formatPlate(plate as Plate)}</span>
		</div>
	);
}
