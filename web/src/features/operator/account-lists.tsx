import type { OperatorAccount } from '@avtosverka/contract/operator/people';
import { SessionLine } from '../../session/session-line.tsx';
import { Button } from '../../ui/button.tsx';
import type { Act } from './act-dialog.tsx';
import { ConsoleLines, InnerPart } from './console-part.tsx';
import { orderTexts } from './order-texts.ts';
import { sessionAct } from './person-acts.ts';
import { refundAct } from './refund-act.ts';

export type AccountPartProps = { person: OperatorAccount; token: string; begin: (act: Act) => void };

/** Where the person is signed in, each place with its way out. */
export function AccountSessions({ person, token, begin }: AccountPartProps) {
	const { sessions, sessions_count } = person;
	return (
		<InnerPart title="Входы" summary={String(sessions_count)}>
			{sessions.length === 0 && <p className="text-ink-2">Пусто.</p>}
			<ul className="divide-y divide-line">
				{sessions.map((session) => (
					<li key={session.id} className="py-2.5">
						<SessionLine
							session={session}
							end="Завершить…"
							onEnd={() => begin(sessionAct(person, session, token))}
						/>
					</li>
				))}
			</ul>
			{sessions.length < sessions_count && (
				<p className="text-ink-2">Показаны последние {sessions.length}.</p>
			)}
		</InnerPart>
	);
}

/** What the person has ordered of late; what is paid can be given back. */
export function AccountOrders({ person, token, begin }: AccountPartProps) {
	const { orders } = person;
	return (
		<InnerPart title="Последние заказы" summary={String(orders.length)}>
			<ConsoleLines
				lines={orders.map((order) => ({
					name: order.id,
					texts: orderTexts(order),
					children: order.state === 'paid' && (
						<Button variant="ghost" size="s" onClick={() => begin(refundAct(order.id, token))}>
							Вернуть…
							<span className="sr-only">{order.id}</span>
						</Button>
					),
				}))}
			/>
		</InnerPart>
	);
}
