import type { OperatorSupplier } from '@avtosverka/contract/operator/suppliers';
import { switchSupplierRoute } from '@avtosverka/contract/routes/operator';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import type { ReactNode } from 'react';
import { call } from '../../client.ts';
import { Button } from '../../ui/button.tsx';
import { CallBars } from './call-bars.tsx';
import { ConsoleLine, ConsolePart } from './console-part.tsx';
import { isFailing, noReplyText, supplierLines, suppliersSummary } from './supplier-text.ts';
import { actResult, useAct } from './use-act.tsx';

export type SupplierLinesProps = {
	suppliers: readonly OperatorSupplier[];
	/** How many processes run. */
	processes: number;
	/** What can be done with each. */
	action?: (supplier: OperatorSupplier) => ReactNode;
};

/** How suppliers stand, one item each; those that do not answer come first. */
export function SupplierLines({ suppliers, processes, action }: SupplierLinesProps) {
	const sorted = suppliers.toSorted((one, other) => Number(isFailing(other)) - Number(isFailing(one)));
	return sorted.map((supplier) => (
		<ConsoleLine
			key={supplier.id}
			name={supplierName(supplier.id)}
			alarm={noReplyText(supplier)}
			texts={supplierLines(supplier, processes)}
			drawing={<CallBars minutes={supplier.recent.minutes} />}
		>
			{action?.(supplier)}
		</ConsoleLine>
	));
}

export type SuppliersProps = Omit<SupplierLinesProps, 'action'> & {
	token: string;
	onDone: () => Promise<void>;
};

/** The suppliers, each with its switch. */
export function Suppliers({ suppliers, processes, token, onDone }: SuppliersProps) {
	const { begin, view } = useAct(onDone);

	function ask({ id, stopped }: OperatorSupplier) {
		const name = supplierName(id);
		begin({
			title: stopped ? 'Запустить поставщика?' : 'Остановить поставщика?',
			facts: [['Поставщик', name]],
			note: stopped
				? 'Через несколько секунд сайт снова начнёт обращаться к нему.'
				: 'Через несколько секунд сайт перестанет обращаться к нему: ответит следующий поставщик или никто.',
			confirm: stopped ? 'Запустить' : 'Остановить',
			cancel: 'Отмена',
			run: async (why) =>
				actResult(await call(switchSupplierRoute, { supplier: id, stop: !stopped, why }, { token }), () =>
					stopped ? `${name}: снова работает.` : `${name}: остановлен.`,
				),
		});
	}

	return (
		<ConsolePart
			title="Поставщики"
			summary={suppliersSummary(suppliers)}
			note="По всем процессам. Столбики — последние 15 минут: ответы, над ними неудачи и вопросы, которые не отправлены. Заказы — за сутки и за месяц по Москве."
		>
			{view}
			<ul className="divide-y divide-line">
				<SupplierLines
					suppliers={suppliers}
					processes={processes}
					action={(supplier) => (
						<Button variant="ghost" size="s" onClick={() => ask(supplier)}>
							{supplier.stopped ? 'Запустить…' : 'Остановить…'}
							<span className="sr-only">{supplierName(supplier.id)}</span>
						</Button>
					)}
				/>
			</ul>
		</ConsolePart>
	);
}
