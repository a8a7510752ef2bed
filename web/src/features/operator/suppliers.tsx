import { switchSupplierRoute } from '@avtosverka/contract/routes/operator';
import { supplierName } from '@avtosverka/contract/vocabulary/supplier';
import { call } from '../../client.ts';
import { Button } from '../../ui/button.tsx';
import { ConsoleLine, ConsolePart } from './console-part.tsx';
import { type ConsoleSupplier, supplierLines, suppliersSummary } from './supplier-text.ts';
import { actResult, useAct } from './use-act.tsx';

export type SuppliersProps = {
	suppliers: readonly ConsoleSupplier[];
	/** How many processes run. */
	processes: number;
	token: string;
	onDone: () => Promise<void>;
};

/** The suppliers, each with its switch. */
export function Suppliers({ suppliers, processes, token, onDone }: SuppliersProps) {
	const { begin, view } = useAct(onDone);

	function ask({ id, stopped_at }: ConsoleSupplier) {
		const stop = stopped_at === null;
		const name = supplierName(id);
		begin({
			title: stop ? 'Остановить поставщика?' : 'Запустить поставщика?',
			facts: [['Поставщик', name]],
			note: stop
				? 'Через несколько секунд сайт перестанет обращаться к нему: ответит следующий поставщик или никто.'
				: 'Через несколько секунд сайт снова начнёт обращаться к нему.',
			confirm: stop ? 'Остановить' : 'Запустить',
			cancel: 'Отмена',
			run: async (why) =>
				actResult(await call(switchSupplierRoute, { supplier: id, stop, why }, { token }), () =>
					stop ? `${name}: остановлен.` : `${name}: снова работает.`,
				),
		});
	}

	return (
		<ConsolePart
			title="Поставщики"
			summary={suppliersSummary(suppliers)}
			note="По всем процессам. Вопросы и неудачи — с запуска процесса, обновляются раз в 15&nbsp;с; заказы — за сутки по Москве."
		>
			{view}
			<ul className="divide-y divide-line">
				{suppliers.map((supplier) => (
					<ConsoleLine
						key={supplier.id}
						name={supplierName(supplier.id)}
						texts={supplierLines(supplier, processes)}
					>
						<Button variant="ghost" size="s" onClick={() => ask(supplier)}>
							{supplier.stopped_at === null ? 'Остановить…' : 'Запустить…'}
							<span className="sr-only">{supplierName(supplier.id)}</span>
						</Button>
					</ConsoleLine>
				))}
			</ul>
		</ConsolePart>
	);
}
