import { shortenVin } from '@avtosverka/contract/vocabulary/vin';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CarOffer } from './use-reported-car.ts';
import type { ContractValues } from './values.ts';

export type ReportedCarNoteProps = { offer: CarOffer; held: ContractValues };

/** Where the car of the form comes from; or, where the form has another one, whether to take its place. */
export function ReportedCarNote({ offer, held }: ReportedCarNoteProps) {
	const { car, state } = offer;
	const thisCar = nameOf(car.model, car.vin);
	if (state === 'asked') {
		const price = car.values['deal.price'];
		return (
			<Notice kind="warning" className="mt-4">
				<p className="font-semibold">
					В форме уже записана другая машина: {nameOf(held['car.model'], held['car.vin'])}
				</p>
				<p className="mt-1">
					Вы пришли из отчёта о {thisCar}. Если подставить её, все поля раздела «Машина»
					{price === undefined ? '' : ` и цена (${price}\u00a0₽)`} заменятся, остальное не изменится.
				</p>
				<p className="mt-3 flex flex-wrap gap-2.5">
					<Button size="s" onClick={offer.put}>
						Подставить эту машину
					</Button>
					<Button variant="ghost" size="s" onClick={offer.leave}>
						Оставить как есть
					</Button>
				</p>
			</Notice>
		);
	}
	return (
		<Notice kind="info" className="mt-4">
			<p className="font-semibold">Машина из отчёта: {thisCar}</p>
			<p className="mt-1">
				{car.sources.length === 0
					? 'Кроме VIN, в отчёте о ней пока ничего нет: остальное впишите по ПТС и СТС.'
					: `${car.sources.join('. ')}. Сверьте каждое поле с ПТС и СТС: в договоре должно стоять то, что в них.`}
			</p>
		</Notice>
	);
}

function nameOf(model: string, vin: string): string {
	return (
		[model, vin && `VIN ${vin.length > 8 ? shortenVin(vin) : vin}`].filter(Boolean).join(', ') ||
		'без названия'
	);
}
