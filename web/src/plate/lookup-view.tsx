import { PlateBadge } from '../ui/plate.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorView } from './error-view.tsx';
import { FoundView } from './found-view.tsx';
import type { Loading, LookupEvent, LookupState } from './machine.ts';
import { NotFoundView } from './not-found-view.tsx';
import { PaidErrorView, PaidFoundView, RefreshFailView, RefreshView } from './paid-views.tsx';

const ASKING: Readonly<Record<Loading['asking'], string>> = {
	vin: 'Ищем VIN по госномеру…',
	base: 'Полного VIN нет, узнаём остальное…',
	paid: 'Спрашиваем картотеку ГИБДД…',
	repeat: 'Вы уже спросили картотеку ГИБДД: узнаём ответ, второй запрос не спишем…',
};

export type LookupViewProps = { state: LookupState; send: (event: LookupEvent) => void };

/** What the dialog shows in each of its states. */
export function LookupView({ state, send }: LookupViewProps) {
	switch (state.name) {
		case 'loading':
			return <LoadingView plate={state.plate} words={ASKING[state.asking]} />;
		case 'networkError':
			return <ErrorView state={state} send={send} />;
		case 'findVinSuccess':
			return <FoundView state={state} send={send} />;
		case 'vinNotFound':
			return <NotFoundView state={state} send={send} />;
		case 'paidRequestError':
			return <PaidErrorView plate={state.plate} send={send} />;
		case 'paidRequestSuccess':
		case 'refreshSuccess':
			return <PaidFoundView state={state} />;
		case 'refreshVin':
			return <RefreshView state={state} send={send} />;
		case 'refreshFail':
			return <RefreshFailView found={state.found} send={send} />;
	}
}

function LoadingView({ plate, words }: { plate: string; words: string }) {
	return (
		<>
			<PlateBadge plate={plate} />
			<p className="mt-5 flex items-center gap-3 text-ink-2">
				<Spinner className="size-5 text-accent" />
				{words}
			</p>
		</>
	);
}
