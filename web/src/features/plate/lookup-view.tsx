import { PlateBadge } from '../../ui/plate.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorView } from './error-view.tsx';
import { FoundView, FoundVin } from './found-view.tsx';
import type { Loading, LookupEvent, LookupState } from './machine.ts';
import { NotFoundView } from './not-found-view.tsx';
import { PaidErrorView, RefreshFailView, RefreshView } from './paid-views.tsx';
import { SourceLine } from './source-line.tsx';

const ASKING: Readonly<Record<Loading['asking'], string>> = {
	vin: 'Ищем VIN по госномеру…',
	base: 'Полного VIN нет, узнаём остальное…',
	paid: 'Спрашиваем картотеку ГИБДД…',
};

export type LookupViewProps = { state: LookupState; send: (event: LookupEvent) => void };

/** What the dialog shows in each of its states. */
export function LookupView({ state, send }: LookupViewProps) {
	switch (state.name) {
		case 'loading':
			return <LoadingView plate={state.plate} words={ASKING[state.asking]} />;
		case 'networkError':
			return (
				<ErrorView plate={state.plate} message={state.message} onRetry={() => send({ kind: 'retried' })} />
			);
		case 'findVinSuccess':
			return <FoundView state={state} />;
		case 'vinNotFound':
			return <NotFoundView state={state} />;
		case 'paidRequestError':
			return <PaidErrorView plate={state.plate} />;
		case 'paidRequestSuccess':
		case 'refreshSuccess':
			return (
				<>
					<FoundVin plate={state.plate} vin={state.vin} model={null} />
					<SourceLine meta={state.meta} />
				</>
			);
		case 'refreshVin':
			return <RefreshView found={state.found} onBack={() => send({ kind: 'refresh-left' })} />;
		case 'refreshFail':
			return <RefreshFailView found={state.found} />;
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
