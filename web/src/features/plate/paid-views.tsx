import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlateBadge } from '../../ui/plate.tsx';
import { reportAddress } from './found-view.tsx';
import type { Found } from './machine.ts';
import { PaidSoon } from './paid-soon.tsx';

/** The paid lookup of a plate without a VIN gave nothing. */
export function PaidErrorView({ plate }: { plate: string }) {
	return (
		<>
			<PlateBadge plate={plate} />
			<Notice kind="warning" className="mt-4">
				Не удалось найти VIN в картотеке ГИБДД. Проверьте правильность ввода гос. номера и повторите попытку
			</Notice>
		</>
	);
}

/** Before a paid refresh of a VIN that is known. */
export function RefreshView({ found, onBack }: { found: Found; onBack: () => void }) {
	return (
		<>
			<PlateBadge plate={found.plate} />
			<OldVin found={found} />
			<PaidSoon name="Обновить VIN">Спросим картотеку ГИБДД, какой VIN сейчас у этого номера.</PaidSoon>
			<Button look="ghost" onClick={onBack} className="mt-4 w-full">
				Назад
			</Button>
		</>
	);
}

/** A paid refresh gave no VIN that we did not show already. */
export function RefreshFailView({ found }: { found: Found }) {
	const [vin = ''] = found.vins;
	return (
		<>
			<PlateBadge plate={found.plate} />
			<Notice
				kind="warning"
				className="mt-4"
			>{`Не удалось найти новый VIN для номера ${found.plate}`}</Notice>
			<OldVin found={found} />
			<OwnLink to={reportAddress(vin, found.plate)} className={`mt-5 w-full ${buttonClass()}`}>
				Проверить по старому VIN
			</OwnLink>
		</>
	);
}

function OldVin({ found }: { found: Found }): ReactNode {
	return (
		<p className="mt-4">
			Известный VIN: <b className="figures font-semibold break-all">{found.vins[0]}</b>
		</p>
	);
}
