import { CircleCheck, CircleHelp, Clock, Info, RefreshCw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentOrderEnd } from '../../purchase/calls.ts';
import { isAppPage, isReportPage, wayBack, wayToTryAgain } from '../../purchase/way-back.ts';
import {
	CHECKING,
	creditedWords,
	PAID,
	REPORT_PAID,
	REPORT_UNSETTLED,
	UNSETTLED,
} from '../../purchase/words.ts';
import { useSession } from '../../session/use-session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { useFromHere } from '../../ui/from-here.ts';
import { Head } from '../../ui/head.tsx';
import { OwnLink } from '../../ui/link.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type OrderProgress, usePaymentOrder } from './use-order.ts';

/** Looks the same for everybody: whose payment it is, is found out in the browser. */
export const handle = { static: true };

/** /successPay: where MONETA leads a payer, whether their money has come yet or not. */
export default function SuccessPay() {
	return (
		<>
			<Head title="Оплата" description="Что стало с платежом." index={false} />
			<SuccessView {...usePaymentOrder()} />
		</>
	);
}

/** The page in each state of its order. */
export function SuccessView({ state, from }: OrderProgress) {
	const on = wayBack(from);
	const forReport = from !== null && isReportPage(from);
	const link = (
		<OwnLink to={on.to} className={buttonClass()}>
			{on.text}
		</OwnLink>
	);
	switch (state.name) {
		case 'no-order':
			return (
				<MessagePage icon={CircleCheck} title={PAID}>
					<p>
						{forReport
							? 'Отчёт откроется, как только придёт подтверждение от платёжной системы.'
							: 'Запросы появятся на балансе, как только придёт подтверждение от платёжной системы.'}
					</p>
					{link}
				</MessagePage>
			);
		case 'unread':
			return (
				<Checking>
					<noscript>{PAID}. Что стало с платежом, видно в личном кабинете.</noscript>
				</Checking>
			);
		case 'checking':
			return <Checking />;
		case 'unsettled':
			return (
				<MessagePage icon={Clock} title="Оплата ещё не подтверждена">
					<p role="status">{forReport ? REPORT_UNSETTLED : UNSETTLED}</p>
					<div className="grid gap-3 sm:grid-cols-2">
						<Button icon={<RefreshCw aria-hidden className="size-5" />} onClick={state.again}>
							Проверить ещё раз
						</Button>
						{forReport ? (
							link
						) : (
							<OwnLink to="/user/payments" className={buttonClass('ghost')}>
								К платежам
							</OwnLink>
						)}
					</div>
				</MessagePage>
			);
		case 'ended':
			if (state.end.kind === 'paid' && state.end.notice !== undefined) {
				return (
					<MessagePage icon={Info} title="Платёж получен">
						<p role="status">{state.end.notice}</p>
						{link}
					</MessagePage>
				);
			}
			return state.end.kind === 'paid' ? (
				<MessagePage icon={CircleCheck} title={PAID}>
					<p role="status">
						{/* Of an order from another browser only its requests are known, and a report brings none. */}
						{state.end.requests === 0 ? REPORT_PAID : creditedWords(state.end.requests)}
						{from !== null && isAppPage(from) && ' Можно вернуться в приложение.'}
					</p>
					{link}
				</MessagePage>
			) : (
				<Otherwise end={state.end} from={from} />
			);
	}
}

function Checking({ children }: { children?: ReactNode }) {
	return (
		<MessagePage icon={Clock} title="Проверяем оплату">
			<p role="status" className="flex min-h-19 items-center gap-3">
				<Spinner className="size-6 text-accent" />
				{CHECKING}
			</p>
			{children}
		</MessagePage>
	);
}

type OtherwiseProps = {
	end: Exclude<PaymentOrderEnd, { kind: 'paid' }>;
	from: string | null;
};

function Otherwise({ end, from }: OtherwiseProps) {
	const signedOut = useSession()?.token === null;
	const here = useFromHere();
	if (end.kind === 'refunded') {
		return (
			<MessagePage icon={Undo2} title="Деньги возвращены">
				<p role="status">{end.message}</p>
				<OwnLink to={wayToTryAgain(from).to} className={buttonClass()}>
					{from !== null && isReportPage(from) ? 'Открыть отчёт' : 'Купить запросы'}
				</OwnLink>
			</MessagePage>
		);
	}
	return (
		<MessagePage icon={CircleHelp} title="О платеже пока ничего не известно">
			<p role="status">
				{signedOut
					? 'Войдите в аккаунт, с которого платили: что стало с платежом, видно только в нём.'
					: end.message}
			</p>
			{signedOut ? (
				<OwnLink to="/auth" state={here} className={buttonClass()}>
					Войти
				</OwnLink>
			) : (
				<OwnLink to="/user/payments" className={buttonClass()}>
					К платежам
				</OwnLink>
			)}
		</MessagePage>
	);
}
