import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonAppearance, buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PlateBadge } from '../ui/plate.tsx';
import { ReportLink } from '../ui/report-link.tsx';
import { FoundVin } from './found-view.tsx';
import type { FoundPlate, LookupEvent, LookupState, Refresh } from './machine.ts';
import { PaidPart } from './paid-part.tsx';
import { PriceNote } from './price-note.tsx';
import { PlateSourceLine } from './source-line.tsx';

type Sending = { send: (event: LookupEvent) => void };

export type PaidFoundViewProps = {
	state: Extract<LookupState, { name: 'paidRequestSuccess' | 'refreshSuccess' }>;
};

/** The card index named a VIN; the server's words tell whether a request was spent on it. */
export function PaidFoundView({ state }: PaidFoundViewProps) {
	return (
		<>
			<FoundVin plate={state.plate} vin={state.vin} />
			<Notice kind="info" className="mt-4">
				{state.message}
			</Notice>
			{state.name === 'refreshSuccess' && <KnownVin found={state.found} words="Прежний VIN" />}
			<PlateSourceLine meta={state.meta} source="картотека ГИБДД" />
		</>
	);
}

/** The paid lookup of a plate without a VIN gave nothing. */
export function PaidErrorView({ plate, send }: { plate: string } & Sending) {
	return (
		<>
			<PlateBadge plate={plate} />
			<Notice kind="warning" className="mt-4">
				Не удалось найти VIN в картотеке ГИБДД. Проверьте правильность ввода гос. номера и повторите попытку
			</Notice>
			<NotCharged />
			<Retry send={send} />
			<Button variant="ghost" onClick={() => send({ kind: 'left' })} className="mt-3 w-full">
				Назад
			</Button>
		</>
	);
}

/** Before a paid refresh of a VIN that is known. */
export function RefreshView({ state, send }: { state: Refresh } & Sending) {
	return (
		<>
			<PlateBadge plate={state.plate} />
			<KnownVin found={state.found} words="Известный VIN" />
			<PaidPart name="Обновить VIN" state={state} send={send}>
				Спросим картотеку ГИБДД, какой VIN сейчас у этого госномера.
			</PaidPart>
			<Button variant="ghost" onClick={() => send({ kind: 'left' })} className="mt-4 w-full">
				Назад
			</Button>
		</>
	);
}

/** A paid refresh gave no VIN that we did not show already. */
export function RefreshFailView({ found, send }: { found: FoundPlate } & Sending) {
	const [vin = ''] = found.vins;
	return (
		<>
			<PlateBadge plate={found.plate} />
			<Notice
				kind="warning"
				className="mt-4"
			>{`Не удалось найти новый VIN для номера ${found.plate}`}</Notice>
			<NotCharged />
			<KnownVin found={found} words="Известный VIN" />
			<ReportLink vin={vin} plate={found.plate} asked className={`mt-5 w-full ${buttonClass()}`}>
				Проверить по старому VIN
			</ReportLink>
			<Retry send={send} variant="ghost" />
		</>
	);
}

function Retry({ send, variant = 'main' }: Sending & { variant?: ButtonAppearance }) {
	return (
		<div className="mt-5 grid gap-2">
			<PriceNote id="retry-price" />
			<Button
				variant={variant}
				aria-describedby="retry-price"
				onClick={({ detail }) => detail <= 1 && send({ kind: 'retried' })}
				icon={<RefreshCw aria-hidden className="size-5" />}
				className="w-full"
			>
				Повторить попытку
			</Button>
		</div>
	);
}

function NotCharged() {
	return <p className="mt-3 text-[15px] text-ink-2">Запрос не списан.</p>;
}

function KnownVin({ found, words }: { found: FoundPlate; words: string }): ReactNode {
	return (
		<p className="mt-4">
			{words}: <b className="figures font-semibold break-all">{found.vins[0]}</b>
		</p>
	);
}
