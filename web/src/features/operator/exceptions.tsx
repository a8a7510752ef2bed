import type { OperatorException } from '@avtosverka/contract/operator/money';
import { settleExceptionRoute } from '@avtosverka/contract/routes/operator';
import { formatMoment } from '@avtosverka/contract/vocabulary/moment';
import { call } from '../../client.ts';
import { Button } from '../../ui/button.tsx';
import { ConsoleLines, ConsolePart } from './console-part.tsx';
import { actResult, useAct } from './use-act.tsx';

export type ExceptionsProps = {
	exceptions: readonly OperatorException[];
	token: string;
	onDone: () => Promise<void>;
};

/** Payments that are to be looked into, each with its way off the list. */
export function Exceptions({ exceptions, token, onDone }: ExceptionsProps) {
	const { begin, view } = useAct(onDone);

	function ask({ id, why: reason, order }: OperatorException) {
		begin({
			title: 'Запись разобрана?',
			facts: [
				['Запись', String(id)],
				['Что случилось', reason],
				...(order === null ? [] : [['Заказ', order] as const]),
			],
			note: 'Запись уйдёт из списка, деньги и запросы от этого не изменятся.',
			question: 'Чем закончился разбор',
			confirm: 'Разобрано',
			cancel: 'Отмена',
			run: async (why) =>
				actResult(
					await call(settleExceptionRoute, { exception: id, why }, { token }),
					() => `Запись ${id} разобрана.`,
				),
		});
	}

	return (
		<ConsolePart title="Ждёт разбора" summary={String(exceptions.length)}>
			{view}
			<ConsoleLines
				lines={exceptions.map((exception) => ({
					name: `Запись ${exception.id}`,
					texts: [
						`${formatMoment(exception.at)}; ${exception.why}`,
						...(exception.order === null ? [] : [`заказ ${exception.order}`]),
					],
					children: (
						<Button variant="ghost" size="s" onClick={() => ask(exception)}>
							Разобрано…
							<span className="sr-only">Запись {exception.id}</span>
						</Button>
					),
				}))}
			/>
		</ConsolePart>
	);
}
